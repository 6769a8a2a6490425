import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { allCultures } from '../../src/domain/session/culture';
import { cultures } from '../../src/i18n/cultures';
import { textSettings } from '../../src/i18n/text-settings';

interface Facts {
  withoutWhatNeverIs: (code: string, facts: object) => { code: string; unmet: string[] };
}
interface Library {
  createInstance: typeof createInstance;
}

const build = (file: string) => new URL(`../../elements/build/${file}`, import.meta.url).href;
const { withoutWhatNeverIs } = (await import(build('facts.mjs'))) as Facts;
const { textFacts } = (await import(build('texts-never.mjs'))) as { textFacts: object };

const source = createRequire(import.meta.url)
  .resolve('i18next')
  .replace(/cjs.*$/, 'esm/i18next.js');
const { code, unmet } = withoutWhatNeverIs(readFileSync(source, 'utf8'), textFacts);
const lean = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Library;

/** Words of a page that ours do not have. */
const odd = {
  holes: '{{name}} {{ name }} {{- name}} {{nothing}} {{a.b}} {{name, upper}} {{count}}',
  empty: '',
  'dotted.key:colon': 'yes',
  none_zero: 'none',
  none_other: '{{count}} of them',
};
const filled = { total: 12, shown: 3, position: 0, all: 99, limit: 5, length: 2, text: '', date: 'd' };
const values = [
  undefined,
  {},
  { ...filled, name: '<b>&{{phrase}}$1', phrase: '{{name}}', time: 't', link: 'https://a/b', pattern: '{' },
  { name: undefined, count: '3' },
  ...[0, 1, 2, 5, 21, 22, 1.5, 1_000_000].map((count) => ({ ...filled, count })),
];

describe('the translation library without what never is', () => {
  it.each(allCultures)('says in %s what the whole one says', async (culture) => {
    expect(unmet).toEqual([]);
    const { default: ours } = await cultures[culture].load();
    const texts = { ...ours, ...odd };
    const told: string[][] = [];
    const [one, other] = [lean, { createInstance }].map((library) => {
      const instance = library.createInstance(textSettings);
      const heard: string[] = [];
      told.push(heard);
      instance.on('languageChanged', (language) => heard.push(language));
      void instance.init();
      instance.addResourceBundle(culture, 'translation', texts);
      void instance.changeLanguage(culture);
      return instance.getFixedT(culture) as (key: string, values?: object) => string;
    });
    expect(told[0]).toEqual(told[1]);
    const stems = Object.keys(texts).map((key) => key.replace(/_(zero|one|few|many|other)$/, ''));
    const keys = new Set([...Object.keys(texts), ...stems, 'missing', '']);
    for (const key of keys) for (const given of values) expect(one?.(key, given)).toBe(other?.(key, given));
  });
});
