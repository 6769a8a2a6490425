import { reportFailure } from '../portal/failures';
import type { ElementContext, Feedback } from '../portal/element-context';
import { notify } from './notifications';

/** Tells the page of feedback and hands it to the page's own way of sending, if it has one; false when that failed. */
export async function sendFeedback(
  { element, settings, portal }: ElementContext,
  feedback: Feedback,
): Promise<boolean> {
  try {
    await settings.sendFeedback?.(feedback);
  } catch (error) {
    reportFailure(portal, 'notify', error);
    return false;
  }
  element.emit('lp-feedback', feedback);
  notify(portal, { text: 'FEEDBACK_THANKS' });
  return true;
}
