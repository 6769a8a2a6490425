import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ResultItem } from '../../../src/domain/search/result-item';
import { ResultRow } from '../../../src/widgets/result-row/ResultRow';
import { render } from '../support/render';
import { resultItem } from '../../domain/structured-data/some-items';

const item = resultItem({ date: '2026-02-04' });

async function textOf(type: ResultItem['type'], width?: number): Promise<string> {
  await render(<ResultRow item={{ ...item, type }} phrase="" />, width === undefined ? {} : { width });
  const row = page.getByRole('article');
  await expect.element(row).toHaveTextContent('First aid');
  return row.element().textContent;
}

describe('a result', () => {
  it.each(['video', 'audio', 'pdf'] as const)('of the type %s says when it was published', async (type) => {
    expect(await textOf(type)).toContain('Published 04/02/2026');
  });

  it('of a course shows the date of its class alone [A-060]', async () => {
    const text = await textOf('course');
    expect(text).toContain('04/02/2026');
    expect(text).not.toContain('Published');
  });

  it('leaves most of the width of a phone to its text [WCAG 1.4.10]', async () => {
    await render(<ResultRow item={item} phrase="" />, { width: 288 });
    const row = page.getByRole('article');
    await expect.element(row).toBeVisible();
    const title = page.getByRole('heading', { name: 'First aid' }).element().getBoundingClientRect();
    expect(title.width / row.element().getBoundingClientRect().width).toBeGreaterThan(0.55);
  });
});
