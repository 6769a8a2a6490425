import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rowsOf } from '../support/answers';
import { renderBlock } from '../support/block';

const link = (name: string) => page.getByRole('link', { name }).element();
const block = {
  contentType: 'InTargetGroup',
  listName: 'Activities for you and everybody else in your part of the municipality',
  hasViewMoreLinks: true,
  viewMoreLinks: [{ name: 'Posters', link: 'https://academy.example/posters' }],
};
const options = { answers: { targetGroups: () => rowsOf('Zoology') } };

it('every link to more of a block has one style: its words and an arrow [R-HOME-019 R-HOME-029]', async () => {
  await renderBlock(block, options);
  const seeAll = page.getByRole('link', { name: /^See all of / });
  await expect.element(seeAll).toBeVisible();
  expect(link('Posters').getAttribute('class')).toBe(seeAll.element().getAttribute('class'));
  for (const one of [link('Posters'), seeAll.element()])
    expect(one.querySelectorAll('[data-icon=chevron-right]')).toHaveLength(1);
});

it('See all is at the end of the line of the name, on a phone too [R-HOME-010 R-HOME-029]', async () => {
  await renderBlock(block, { ...options, width: 320 });
  await expect.element(page.getByRole('link', { name: /^See all of / })).toBeVisible();
  const name = page.getByRole('heading', { name: /^Activities for you/ }).element();
  const [line, words] = [page.getByRole('link', { name: /^See all of / }).element(), name].map((node) =>
    node.getBoundingClientRect(),
  );
  if (!line || !words) throw new Error('Nothing to measure.');
  expect(line.top).toBeLessThan(words.bottom);
  expect(line.left).toBeGreaterThanOrEqual(words.right);
});
