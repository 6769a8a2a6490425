import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fails, broken, noAnswer, rowsOf } from '../support/answers';
import { renderBlock } from '../support/block';
import { headings } from '../support/names';
import { retryAfter } from '../support/retry';

/** One kind of each family, and the call that loads its items. */
const families = [
  ['that comes as a whole', 'InTargetGroup', 'targetGroups'],
  ['of plans', 'MyPlans', 'myPlans'],
  ['that loads by page', 'ManualLearningSpace', 'manualLearningSpace'],
  ['of posts', 'News', 'catalogPosts'],
  ['of a channel', 'Channel', 'channelPosts'],
] as const;

const name = page.getByRole('heading', { name: 'My block' });
const renderKind = (contentType: string, operation: string, answer: () => unknown) =>
  renderBlock({ contentType, listName: 'My block' }, { answers: { [operation]: answer } });

describe.each(families)('a block %s', (_, contentType, operation) => {
  it('says that it is loading, under its name [R-HOME-010 R-HOME-044]', async () => {
    await renderKind(contentType, operation, noAnswer);
    await expect.element(page.getByText('Loading …')).toBeInTheDocument();
    await expect.element(name).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('shows its items as cards in their order, and a link to all of them [R-BLOCKLOAD-003 R-HOME-029]', async () => {
    await renderKind(contentType, operation, () => rowsOf('Zoology', 'Algebra'));
    await expect.poll(() => headings(4)).toEqual(['Zoology', 'Algebra']);
    await expect.element(page.getByRole('link', { name: 'See all of My block' })).toBeVisible();
    expect(page.getByText('Loading …').elements()).toEqual([]);
  });

  it('offers to load again after a failure, and then shows its items [R-ERROR-011 R-ERROR-012 R-BLOCKLOAD-005]', async () => {
    const server = broken(() => rowsOf('Zoology'));
    const { notified } = await renderKind(contentType, operation, server.call);
    await expect.element(page.getByText('This could not be shown')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(notified()).toEqual(['ERROR_OCCURED']);
    await retryAfter(server);
    await expect.poll(() => headings(4)).toEqual(['Zoology']);
  });

  it('is hidden when it has no items [R-HOME-024]', async () => {
    const { calls } = await renderKind(contentType, operation, () => []);
    await expect.element(name).not.toBeInTheDocument();
    expect(calls.map(([called]) => called)).toEqual([operation]);
    expect(page.getByText('This could not be shown').elements()).toEqual([]);
  });
});

describe('the block of my activities', () => {
  const block = { contentType: 'MyActivities', listName: 'My activities' };

  it('shows a text of its own with a way to find some when it is empty [R-HOME-025 R-ERROR-018]', async () => {
    await renderBlock(block, { answers: { myActivities: () => [] } });
    await expect.element(page.getByText('You are not signed up for any activities yet.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find activities' })).toBeVisible();
  });

  it('says that its data is unavailable after a failure, and offers Retry [R-ERROR-025]', async () => {
    const server = broken(() => rowsOf('Zoology'));
    await renderBlock(block, { answers: { myActivities: server.call } });
    await expect.element(page.getByText('It was not possible to get data for My activities.')).toBeVisible();
    await retryAfter(server, 'Retry');
    await expect.poll(() => headings(4)).toEqual(['Zoology']);
  });
});

describe('the block of my interests', () => {
  const block = { contentType: 'MyInterests', listName: 'For you' };
  const dialog = page.getByRole('dialog', { name: 'My interests' });

  it('asks for interests when it is empty [R-HOME-026 R-ERROR-024]', async () => {
    await renderBlock(block, { answers: { myInterests: () => [], interestTags: () => [] } });
    await page.getByRole('button', { name: 'Choose interests' }).click();
    await expect.element(dialog).toBeVisible();
  });

  it('opens the interests to try again, and loads again when they close [R-ERROR-014]', async () => {
    const server = broken(() => rowsOf('Zoology'));
    await renderBlock(block, {
      answers: { myInterests: server.call, interestTags: () => [] },
    });
    await retryAfter(server);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => headings(4)).toEqual(['Zoology']);
  });
});

describe('the block of skills and plans of others', () => {
  const block = { contentType: 'MySkillResponsibility', listName: 'Responsible' };

  it('shows both in one list [R-BLOCKLOAD-016]', async () => {
    await renderBlock(block, {
      answers: {
        mySkillResponsibility: () => rowsOf('Welding'),
        myPlanResponsibility: () => rowsOf('Onboarding'),
      },
    });
    await expect.poll(() => headings(4)).toEqual(['Welding', 'Onboarding']);
  });

  it('shows the plans when the skills cannot be loaded, and reports it [A-040 R-ERROR-007]', async () => {
    const { notified } = await renderBlock(block, {
      answers: { mySkillResponsibility: fails(), myPlanResponsibility: () => rowsOf('Onboarding') },
    });
    await expect.poll(() => headings(4)).toEqual(['Onboarding']);
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });
});

describe('the block to continue', () => {
  const block = { contentType: 'ContinueWhereYouLeft', listName: 'Continue' };
  const event = (eventType: string, dataJson: object) => ({
    id: eventType,
    eventType,
    dataJson: JSON.stringify(dataJson),
  });

  it('shows what was opened last, and leaves out without a word what the server does not have [R-BLOCKLOAD-020 R-API-045]', async () => {
    const { notified } = await renderBlock(block, {
      answers: {
        continueWhereYouLeft: () => [
          event('LearningSpaceOnCatalog', { id: 's', name: 'Lab' }),
          event('MediaOnCourse', { CourseId: 'gone' }),
          event('SkillOnCatalog', { id: 'w', name: 'Welding' }),
        ],
        courseInfo: fails('notFound'),
      },
    });
    await expect.poll(() => headings(4)).toEqual(['Lab', 'Welding']);
    expect(notified()).toEqual([]);
  });

  it('is hidden when nothing was opened yet [R-HOME-024]', async () => {
    await renderBlock(block, { answers: { continueWhereYouLeft: () => [] } });
    await expect.element(page.getByRole('heading', { name: 'Continue' })).not.toBeInTheDocument();
  });
});

describe('a block of posts', () => {
  it('fetches the posts of its channel [R-BLOCKLOAD-001 R-API-059]', async () => {
    const { calls } = await renderBlock(
      { contentType: 'Channel', source: 2, listName: 'Channel two' },
      { answers: { channelPosts: () => rowsOf('Post') } },
    );
    await expect.poll(() => headings(4)).toEqual(['Post']);
    expect(calls).toEqual([['channelPosts', { id: '2', pageSize: 12, page: 0 }]]);
  });

  it.each([
    ['shows', true],
    ['leaves out', false],
  ])('%s the introduction of a post, as configured: %s [R-HOME-012]', async (_, isShown) => {
    const post = { ...rowsOf('Post')[0], appetizer: 'New tools in the lab' };
    await renderBlock(
      { contentType: 'News', listName: 'News', showElementDescription: isShown },
      { answers: { catalogPosts: () => [post] } },
    );
    await expect.poll(() => headings(4)).toEqual(['Post']);
    expect(page.getByText('New tools in the lab').elements()).toHaveLength(isShown ? 1 : 0);
  });

  it('shows to a visitor who is not signed in [R-HOME-028]', async () => {
    await renderBlock(
      { contentType: 'News', listName: 'News' },
      { answers: { catalogPosts: () => rowsOf('Post') }, session: { login: 'public' } },
    );
    await expect.poll(() => headings(4)).toEqual(['Post']);
  });
});
