import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../../src/ui/popover/Combobox';
import { ComboPanel } from '../../../src/ui/popover/ComboPanel';
import type { ComboOption, ComboPanelProps } from '../../../src/ui/popover/combo-option';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

const Panel = (props: ComboPanelProps<ComboOption>) => (
  <ComboPanel {...props} renderOption={({ text }) => text} />
);
const loadedPanel = { loaded: () => Panel, load: () => Promise.resolve(Panel) };
const groups = [
  { label: 'Recent', options: [{ key: 'r', text: 'Chess' }] },
  { label: 'Suggestions', options: [{ key: 's', text: 'Chemistry' }] },
];

interface Options {
  panel?: Parameters<typeof Combobox<ComboOption>>[0]['panel'];
  hint?: string;
  /** Whether Enter starts a search. */
  searches?: boolean;
}

async function renderCombobox({ panel = loadedPanel, hint, searches = true }: Options = {}) {
  const onChoose = vi.fn();
  const onSubmit = vi.fn(() => searches);
  function Box() {
    const [text, setText] = useState('');
    return (
      <Combobox
        action="/catalog/search-all"
        label="Search"
        clearLabel="Clear"
        text={text}
        onText={setText}
        groups={hint ? [] : groups}
        panel={panel}
        onChoose={onChoose}
        onSubmit={onSubmit}
        showsClear={text !== ''}
        hint={hint}
      />
    );
  }
  await render(
    <>
      <Box />
      <button type="button">Next</button>
    </>,
  );
  return { onChoose, onSubmit };
}

const box = page.getByRole('combobox', { name: 'Search' });
const list = page.getByRole('listbox', { name: 'Search' });
const option = (name: string) => page.getByRole('option', { name });

async function open() {
  await userEvent.tab();
  await expect.element(list).toBeVisible();
}

/** The text of the option that assistive technology reads while the focus is in the box. */
function activeOption(): string | null | undefined {
  const input = box.element();
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
}

describe('a combobox', () => {
  it('opens its list in named groups when it gets the focus, and closes it when it loses the focus [R-SEARCH-001]', async () => {
    await renderCombobox();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await open();
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('group', { name: 'Suggestions' })).toHaveTextContent('Chemistry');
    await userEvent.tab();
    await expectFocus(page.getByRole('button', { name: 'Next' }));
    await expect.element(list).not.toBeInTheDocument();
  });

  it('moves through the options of all groups with the arrow keys, and back to the box [A-109]', async () => {
    await renderCombobox();
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe('Chess');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe('Chemistry');
    await expect.element(option('Chemistry')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toBe('Chemistry');
    await expectFocus(box);
  });

  it('chooses the active option on Enter, and closes its list [R-SEARCH-001]', async () => {
    const { onChoose, onSubmit } = await renderCombobox();
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ key: 'r', text: 'Chess' });
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
  });

  it('chooses a pressed option without losing the focus', async () => {
    const { onChoose } = await renderCombobox();
    await open();
    await option('Chemistry').click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ key: 's', text: 'Chemistry' });
    await expectFocus(box);
  });

  it('submits on Enter without an active option, and stays open when nothing was searched [R-VALID-001]', async () => {
    const { onSubmit, onChoose } = await renderCombobox({ searches: false });
    await open();
    await userEvent.keyboard('ch{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
    await expect.element(list).toBeVisible();
  });

  it('closes its list after a search', async () => {
    await renderCombobox();
    await open();
    await userEvent.keyboard('che{Enter}');
    await expect.element(list).not.toBeInTheDocument();
  });

  it('closes its list on the first Escape and clears its text on the second', async () => {
    await renderCombobox();
    await open();
    await userEvent.keyboard('che{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('che');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
  });

  it('gets the focus back when its text is cleared [R-VALID-002]', async () => {
    await renderCombobox();
    await open();
    await userEvent.keyboard('che');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(box).toHaveValue('');
    await expectFocus(box);
  });

  it('shows and describes what is missing while it has no options [A-069]', async () => {
    await renderCombobox({ hint: 'Type 3 characters' });
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('Type 3 characters');
    await expect.element(box).toHaveAccessibleDescription('Type 3 characters');
    await expect.element(page.getByText('Type 3 characters').nth(1)).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the keys to an input method that composes text', async () => {
    const { onSubmit } = await renderCombobox();
    await open();
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    box.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    expect(onSubmit).not.toHaveBeenCalled();
    box.element().dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('loads its list again on the next key when the first load failed [O-1]', async () => {
    let isOnline = false;
    const load = vi.fn(() => (isOnline ? Promise.resolve(Panel) : Promise.reject(new Error('offline'))));
    await renderCombobox({ panel: { loaded: () => undefined, load } });
    await userEvent.tab();
    await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    isOnline = true;
    await userEvent.keyboard('c');
    await expect.element(list).toBeVisible();
  });
});
