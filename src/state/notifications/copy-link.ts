import { copyText } from '../../browser/share';
import type { Portal } from '../portal/portal';
import { notify } from './notifications';

/** Copies a link, and notifies the user. Returns false if the page is not allowed to copy. */
export async function copyLink(portal: Portal, url: string): Promise<boolean> {
  const isCopied = await copyText(url);
  if (isCopied) notify(portal, { text: 'SHARE_COPIED' });
  return isCopied;
}
