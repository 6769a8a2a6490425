import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { initialFocus } from '../../../src/ui/dialog/initial-focus';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

async function renderDialog(isPending = false) {
  const onClose = vi.fn();
  await render(
    <Dialog title="New list" closeLabel="Close" onClose={onClose} isPending={isPending}>
      <input aria-label="Name" defaultValue="Chemistry" />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'New list' });
  await expect.element(dialog).toBeVisible();
  return { onClose, dialog: dialog.element() as HTMLDialogElement };
}

const pointer = (target: Element, type: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));

describe('a dialog', () => {
  it('requests to be closed by Escape, its close button and a press on the backdrop [A-162]', async () => {
    const { onClose, dialog } = await renderDialog();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledTimes(2);
    pointer(dialog, 'pointerdown');
    dialog.click();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('gives the focus to the control with the initial focus instead of its close button', async () => {
    await render(
      <Dialog title="New list" closeLabel="Close" onClose={() => {}}>
        <input aria-label="Name" ref={initialFocus} />
      </Dialog>,
    );
    await expectFocus(page.getByRole('textbox', { name: 'Name' }));
  });

  it('stays open when a drag from a field ends on the backdrop', async () => {
    const { onClose, dialog } = await renderDialog();
    pointer(page.getByRole('textbox', { name: 'Name' }).element(), 'pointerdown');
    // The browser sends the click to the common ancestor of both ends of the drag.
    dialog.click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open while it is pending, also when Escape is pressed twice', async () => {
    const { onClose, dialog } = await renderDialog(true);
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect.element(page.elementLocator(dialog)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  describe('on a phone', () => {
    const phone = { width: 390, height: 800 };
    beforeEach(() => page.viewport(phone.width, phone.height));
    afterEach(() => page.viewport(1280, 800));

    it('is at the bottom edge, and as high as its content', async () => {
      const { dialog } = await renderDialog();
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      expect([left, right, bottom]).toEqual([0, phone.width, phone.height]);
      expect(top).toBeGreaterThan(phone.height / 2);
    });

    it('fills the page where something is written or browsed', async () => {
      await render(
        <Dialog isWhole title="Filters" closeLabel="Close" onClose={() => {}}>
          Topics
        </Dialog>,
      );
      const dialog = page.getByRole('dialog', { name: 'Filters' });
      await expect.element(dialog).toBeVisible();
      const { width, height } = dialog.element().getBoundingClientRect();
      expect([width, height]).toEqual([phone.width, phone.height]);
    });
  });

  it('opens again when the browser closes it', async () => {
    const { onClose, dialog } = await renderDialog();
    dialog.close();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(dialog.open).toBe(true);
  });
});
