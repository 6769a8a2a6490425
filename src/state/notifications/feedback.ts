import { reportFailure } from '../portal/failures';
import type { ElementContext, Feedback } from '../portal/element-context';
import { notify } from './notifications';

/**
 * Sends feedback with the page's `sendFeedback`, if it has one, and then reports it to the page as an event. Returns
 * false when sending failed.
 * @see A-133
 */
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
