import * as v from 'valibot';

/** What every list of items says about itself, and what its items have at least. */
export const itemListParts = {
  source: v.string(),
  licence: v.string(),
  attribution: v.exactOptional(v.string()),
};

export const itemParts = {
  id: v.string(),
  title: v.string(),
  lang: v.string(),
  description: v.exactOptional(v.string()),
  date: v.exactOptional(v.string()),
  author: v.exactOptional(v.string()),
  activityType: v.number(),
};

/** The id of the n-th item in the catalog format: digits, the same each time the file is read. */
export function offerId(index: number): string {
  return String(firstId + index);
}

const firstId = 10_001;

/** A BCP 47 tag from a code that may be written with a low line. */
export function languageTag(code: string): string {
  return code.replace('_', '-');
}

/** Text without invisible signs, named entities and the backslash before a sign, which lists made from pages carry along. */
export function cleanText(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&[a-z]+;|[\u200e\u200f]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
