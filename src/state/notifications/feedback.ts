import { reportFailure } from '../portal/failures';
import type { Feedback, CatalogElement, Settings } from '../portal/element-context';
import { notify } from './notifications';

/** Tells the page of feedback and hands it to the page's own way of sending, if it has one; false when that failed. */
export async function sendFeedback(
  element: CatalogElement,
  settings: Settings,
  feedback: Feedback,
): Promise<boolean> {
  try {
    await settings.sendFeedback?.(feedback);
  } catch (error) {
    reportFailure('notify', error);
    return false;
  }
  element.emit('lp-feedback', feedback);
  notify({ text: 'FEEDBACK_THANKS' });
  return true;
}
