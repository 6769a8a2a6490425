import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from '../../../src/ui/tabs/Tabs';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

const tabs = [
  { key: 'owned', label: 'My lists', href: '#owned' },
  { key: 'followed', label: 'Followed', href: '#followed' },
  { key: 'favourites', label: 'Favourites', href: '#favourites' },
] as const;

async function renderTabs() {
  const onSelect = vi.fn();
  await render(
    <Tabs label="Lists" tabs={tabs} selected="owned" onSelect={onSelect}>
      The lists
    </Tabs>,
  );
  return onSelect;
}

const tab = (name: string) => page.getByRole('tab', { name });

describe('tabs', () => {
  it('have one stop for the Tab key, which is the selected tab', async () => {
    await renderTabs();
    await userEvent.tab();
    await expectFocus(tab('My lists'));
    await expect.element(tab('My lists')).toHaveAttribute('aria-selected', 'true');
    for (const name of ['Followed', 'Favourites'])
      await expect.element(tab(name)).toHaveAttribute('tabindex', '-1');
  });

  it('move the focus with the arrow keys, Home and End, and open on Enter', async () => {
    const onSelect = await renderTabs();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(tab('Followed'));
    await userEvent.keyboard('{End}{ArrowRight}');
    await expectFocus(tab('My lists'));
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('followed');
  });

  it('scroll a row that is wider than the page to the selected tab', async () => {
    await render(
      <Tabs label="Lists" tabs={tabs} selected="favourites" onSelect={() => {}}>
        The lists
      </Tabs>,
      { width: 160 },
    );
    const row = page.getByRole('tablist').element().getBoundingClientRect();
    const selected = tab('Favourites').element().getBoundingClientRect();
    expect(selected.right).toBeLessThanOrEqual(row.right + 1);
    expect(selected.left).toBeGreaterThanOrEqual(row.left - 1);
  });

  it('name their panel after the selected tab', async () => {
    await renderTabs();
    await expect.element(page.getByRole('tabpanel', { name: 'My lists' })).toHaveTextContent('The lists');
  });
});
