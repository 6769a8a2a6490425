import { similarName } from '../../domain/setup/similar-name';
import type { Problem } from '../../domain/setup/problem';

/** The prefixes of attributes that frameworks and the page's own scripts add. */
const foreign = /^(data-|aria-|on|ng-|_ng|v-|x-|hx-|@|:|#|\*|\[|\()/;

/** The attributes that every HTML element may have. */
const global: ReadonlySet<string> = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts ' +
    'hidden id inert inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role ' +
    'slot spellcheck style tabindex title translate writingsuggestions'
  ).split(' '),
);

/**
 * Returns the attributes of an element that are similar to one that it reads and lacks. Another attribute may belong to
 * the page, so it is no problem.
 * @see O-11
 */
export function misspelledAttributes(
  present: readonly string[],
  read: readonly string[],
  missing: readonly string[],
): Problem[] {
  const candidates = missing.filter((name) => !present.includes(name));
  return present
    .filter((name) => !read.includes(name) && !global.has(name) && !foreign.test(name))
    .filter((name) => similarName(name, candidates) !== undefined)
    .map((name) => ({
      code: 'unknown-attribute',
      field: `attribute ${name}`,
      expected: 'an attribute of the element',
      actual: `"${name}"`,
      allowed: candidates,
    }));
}
