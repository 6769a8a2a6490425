import type { Culture } from '../catalog-format';
import { cultures, defaultCulture } from './text';

/** Languages that a browser may request and that one of the cultures serves. */
const servedBy: Readonly<Record<string, Culture>> = {
  en: 'en-GB',
  da: 'da-DK',
  sv: 'sv-SE',
  nn: 'nn-NO',
  nb: 'nn-NO',
  no: 'nn-NO',
  pl: 'pl-PL',
  // Greenlandic texts end in Danish ones (O-9).
  kl: 'da-DK',
};

/** The culture that an Accept-Language header requests, en-GB when none of the five fits (R-API-002). */
export function acceptedCulture(header: string | null | undefined): Culture {
  const wanted = (header ?? '').split(',').map(readRange);
  wanted.sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const exact = cultures.find((culture) => culture.toLowerCase() === tag);
    const served = exact ?? servedBy[tag.split('-')[0] ?? ''];
    if (served !== undefined) return served;
  }
  return defaultCulture;
}

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}
