import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en-GB.json';
import { allCultures, defaultCulture, type Culture } from '../../src/domain/session/culture';
import type { TextKey } from '../../src/domain/text-key';
import { cultures, type Texts } from '../../src/i18n/cultures';

type Translation = Exclude<Culture, 'en-GB' | 'kl-GL'>;

const isTranslation = (culture: Culture): culture is Translation =>
  culture !== defaultCulture && culture !== 'kl-GL';
const translations = allCultures.filter(isTranslation);

const properName = 'a proper name';
const sameWord = 'the same word in this language';

const sameEverywhere: Partial<Record<TextKey, string>> = {
  FILTER_STATUS: sameWord,
  OK: sameWord,
  TYPE_MOODLE: properName,
  TYPE_PDF: properName,
  TYPE_PLAN: sameWord,
  TYPE_SCORM: properName,
};

/** The texts that may read as in English, each with its reason. */
const sameAsEnglish: Record<Translation, Partial<Record<TextKey, string>>> = {
  'da-DK': {
    ...sameEverywhere,
    DEBUG_CALL: sameWord,
    DEBUG_SESSION: sameWord,
    FEEDBACK_SEND: sameWord,
    FILTER_TYPE: sameWord,
    HEADER_MENU: sameWord,
    MENU_ADMINISTRATION: sameWord,
    MENU_ADMINISTRATOR: sameWord,
    TYPE_VIDEO: sameWord,
    VIDEO_PLAYER: sameWord,
  },
  'fi-FI': {
    OK: sameWord,
    TYPE_MOODLE: properName,
    TYPE_PDF: properName,
    TYPE_SCORM: properName,
    TYPE_VIDEO: sameWord,
    VIDEO_PLAYER: sameWord,
  },
  'nn-NO': {
    ...sameEverywhere,
    DEBUG_CALL: sameWord,
    FEEDBACK_SEND: sameWord,
    FILTER_TYPE: sameWord,
    MENU_ADMINISTRATOR: sameWord,
    TYPE_VIDEO: sameWord,
    VIDEO_PLAYER: sameWord,
  },
  'pl-PL': {
    ...sameEverywhere,
    DEBUG_CALL: sameWord,
    HEADER_MENU: sameWord,
    MENU_ADMINISTRATOR: sameWord,
    TYPE_ELEARNING: sameWord,
  },
  'sv-SE': {
    ...sameEverywhere,
    DEBUG_CALL: sameWord,
    DEBUG_SESSION: sameWord,
    MENU_ADMINISTRATION: sameWord,
    TYPE_VIDEO: sameWord,
    VIDEO_PLAYER: sameWord,
  },
};

type Forms = Record<string, string>;

/** The name of the form of a text that has no plural. */
const only = 'only';

const englishForms = formsByKey(english);

describe.each(allCultures)('the texts of %s', (culture) => {
  it('have exactly the keys of English [A-008]', async () => {
    expect(Object.keys(await formsOf(culture)).toSorted()).toEqual(Object.keys(englishForms).toSorted());
  });

  it('have exactly the plural forms of the language where English has plural forms [A-008]', async () => {
    const { pluralCategories } = new Intl.PluralRules(culture).resolvedOptions();
    const wanted = pluralCategories.toSorted();
    const forms = await formsOf(culture);
    const odd = Object.keys(englishForms).filter((key) => {
      const actual = Object.keys(forms[key] ?? {}).toSorted();
      return actual.join() !== (isPlural(key) ? wanted.join() : only);
    });
    expect(odd).toEqual([]);
  });

  it('have the placeholders of English in every form [A-146]', async () => {
    const odd = Object.entries(await formsOf(culture)).flatMap(([key, forms]) =>
      Object.values(forms).filter((text) => placeholders(text) !== placeholders(englishText(key))),
    );
    expect(odd).toEqual([]);
  });

  it('contain values only, since the bundle excludes formats and nested texts [A-008]', async () => {
    const formatted = Object.entries(await textsOf(culture)).filter(([, text]) =>
      /\{\{[^}]*,|\$t\(/.test(text),
    );
    expect(formatted).toEqual([]);
  });

  it('are never empty [A-146]', async () => {
    const empty = Object.entries(await textsOf(culture)).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

describe.each(translations)('the translation into %s', (culture) => {
  it('equals English only when the words are the same [A-146]', async () => {
    const same = Object.entries(await formsOf(culture)).filter(([key, forms]) =>
      Object.values(forms).some((text) => text === englishText(key)),
    );
    expect(same.map(([key]) => key).toSorted()).toEqual(Object.keys(sameAsEnglish[culture]).toSorted());
  });

  it('has an entry in the list of checked translations [O-9]', () => {
    const readme = readFileSync('locales/README.md', 'utf8');
    expect(readme).toMatch(new RegExp(`^\\| \`${culture}\\.json\` +\\|.*checked.*\\|$`, 'm'));
  });
});

it('Greenlandic has its own texts for yes and no, and otherwise the Danish ones [R-OTHER-011 O-9]', async () => {
  const [greenlandic, danish] = [await textsOf('kl-GL'), await textsOf('da-DK')];
  expect(greenlandic['YES']).toBe('Aap');
  const others = Object.keys(danish).filter((key) => greenlandic[key] !== danish[key]);
  expect(others.toSorted()).toEqual(['NO', 'YES']);
});

async function textsOf(culture: Culture): Promise<Texts> {
  return (await cultures[culture].load()).default;
}

async function formsOf(culture: Culture): Promise<Record<string, Forms>> {
  return formsByKey(await textsOf(culture));
}

function formsByKey(texts: Readonly<Texts>): Record<string, Forms> {
  const forms: Record<string, Forms> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [, key = name, form = only] = /^(.+)_(zero|one|two|few|many|other)$/.exec(name) ?? [];
    forms[key] = { ...forms[key], [form]: text };
  }
  return forms;
}

function isPlural(key: string): boolean {
  return englishForms[key]?.['other'] !== undefined;
}

function englishText(key: string): string {
  const forms = englishForms[key];
  return forms?.['other'] ?? forms?.[only] ?? '';
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join();
}
