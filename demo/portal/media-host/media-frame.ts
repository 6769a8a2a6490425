import type { Offer, OfferType } from '../catalog-format';
import { defaultCulture, textIn } from '../catalog/text';
import { escapeHtml, pageAnswer } from '../pages/page';
import { audioPage } from './audio-page';
import { secretKeyOf } from '../services/media/media-answer';

type Show = (address: string, offer: Offer) => Response;

/** How a frame shows each type; a type that is not here is shown as a link. */
const shows: Partial<Record<OfferType, Show>> = {
  audio: audioPage,
  video: (address, offer) => videoPage(address, titleOf(offer)),
  pdf: sendTo,
  eDesigner: sendTo,
  scorm: sendTo,
  moodle: sendTo,
};

/** The content of the frame of a media item (R-MEDIA-017, R-API-081, R-API-082). */
export function mediaFrame(offer: Offer, secret: string): Response {
  const title = titleOf(offer);
  const { file, url } = offer.media ?? {};
  if (url !== undefined && file === undefined) return linkPage(url, title);
  if (file === undefined) return textPage(title, textIn(offer.description, defaultCulture));
  const address = `/media/media/${offer.id}?key=${secretKeyOf(offer.id, secret)}`;
  const show = shows[offer.type];
  return show ? show(address, offer) : linkPage(address, title);
}

const titleOf = ({ title }: Offer): string => textIn(title, defaultCulture);

function videoPage(address: string, title: string): Response {
  const source = escapeHtml(address);
  return pageAnswer({
    title,
    body: `<h1>${escapeHtml(title)}</h1><video controls src="${source}"></video>`,
    headers: { 'referrer-policy': 'no-referrer' },
  });
}

function sendTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: address, 'referrer-policy': 'no-referrer' },
  });
}

function linkPage(address: string, title: string): Response {
  const link = `<p><a href="${escapeHtml(address)}" rel="noreferrer">Open</a></p>`;
  return pageAnswer({ title, body: `<h1>${escapeHtml(title)}</h1>${link}` });
}

/** Material without a file is its own text; a page of this portal runs no script. */
function textPage(title: string, html: string): Response {
  return pageAnswer({ title, body: `<h1>${escapeHtml(title)}</h1>${html}` });
}
