import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toaster, type ToastMessage } from '../../../src/ui/toast/Toaster';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

const message = (fields: Partial<ToastMessage>): ToastMessage => ({
  id: 1,
  text: 'Saved',
  isError: false,
  ...fields,
});

const showsMs = 100;

async function renderToaster(...messages: ToastMessage[]) {
  const onDismiss = vi.fn();
  await render(<Toaster messages={messages} onDismiss={onDismiss} closeLabel="Close" showsMs={showsMs} />);
  return onDismiss;
}

describe('the toaster', () => {
  it('announces a message politely and an error at once', async () => {
    await renderToaster(
      message({ id: 1, text: 'Saved', isPersistent: true }),
      message({ id: 2, text: 'Not saved', isError: true, isPersistent: true }),
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('announces a new message without those that are still shown', async () => {
    await renderToaster(message({ isPersistent: true }));
    for (const role of ['status', 'alert'] as const)
      await expect.element(page.getByRole(role)).toHaveAttribute('aria-atomic', 'false');
  });

  it('dismisses a message when its time has passed, and never a persistent one', async () => {
    const onDismiss = await renderToaster(
      message({ id: 1 }),
      message({ id: 2, text: 'You are offline', isPersistent: true }),
    );
    await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledWith(1));
    expect(onDismiss).not.toHaveBeenCalledWith(2);
  });

  it('keeps a message while the focus is on it [A-152]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const onDismiss = await renderToaster(
      message({ action: { label: 'Undo', run: () => {} } }),
      message({ id: 2 }),
    );
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeVisible();
    await userEvent.tab();
    await expectFocus(undo);
    vi.advanceTimersByTime(10 * showsMs);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
    undo.element().blur();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(10 * showsMs);
      expect(onDismiss).toHaveBeenCalledWith(1);
    });
  });

  it('runs the action of a message', async () => {
    const run = vi.fn();
    await renderToaster(message({ isPersistent: true, action: { label: 'Undo', run } }));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(run).toHaveBeenCalledOnce();
  });
});
