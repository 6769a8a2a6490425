import type { Page } from '@playwright/test';
import english from '../../../locales/en-GB.json' with { type: 'json' };
import { stops } from '../support/screens-and-layers';
import { expect, test } from '../support/test';

const languages = ['da-DK', 'sv-SE', 'nn-NO', 'pl-PL'] as const;

/** What people wrote and named themselves, and words that every one of the languages has. */
const anyLanguage = [
  ...['Alex Holm', 'To learn this year', 'For the Monday meeting', 'Safety first', 'For the team'],
  'A little of everything, in no particular order.',
  'Short things that we can watch together.',
  'What I would like all of us to have seen before the summer.',
  ...['Plan', 'PDF', 'Moodle', 'SCORM', 'Status', 'OK'],
];

/** Words that a language shares with English. */
const same: Readonly<Record<(typeof languages)[number], readonly string[]>> = {
  'da-DK': ['Online', 'Video', 'Type', 'Form'],
  'sv-SE': ['Video', 'Form'],
  'nn-NO': ['Video', 'Type', 'Form'],
  'pl-PL': ['Online', 'E-learning'],
};

test('no screen and no dialog shows an English text or a text key in another language [O-9]', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  await portal.signIn('Alex Holm', '/');
  for (const { path, act } of stops) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    const inEnglish = new Set(await words(page));
    for (const language of languages) {
      await speak(page, language);
      const untranslated = [...anyLanguage, ...same[language]];
      const left = async () =>
        (await words(page)).filter((text) => isLeft(text, inEnglish) && !untranslated.includes(text));
      await expect.poll(left, { message: `${path} in ${language}` }).toEqual([]);
    }
  }
});

const isLeft = (text: string, inEnglish: ReadonlySet<string>): boolean =>
  text in english || (inEnglish.has(text) && /\p{L}{2}/u.test(text));

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('lp-catalog-home').evaluate((element, lang) => {
    element.setAttribute('lang', lang);
  }, language);
  await expect(page.locator('lp-catalog-home [part=root]')).toHaveAttribute('lang', language);
}

/** Every text and name in sight, but for what is marked as being in a language of its own. */
function words(page: Page): Promise<string[]> {
  return page.locator('lp-catalog-home').evaluate((element) => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const textsOf = (node: Node): string[] => {
      if (node instanceof Text) return node.parentElement?.checkVisibility() ? [node.data] : [];
      if (!(node instanceof Element)) return [];
      if (node.matches('style, script, option, [part=root] [lang]')) return [];
      const named = attributes.map((name) => node.getAttribute(name) ?? '');
      return [...named, ...[...(node.shadowRoot ?? node).childNodes].flatMap(textsOf)];
    };
    return [...new Set(textsOf(element).map((text) => text.trim()))].filter((text) => text !== '');
  });
}
