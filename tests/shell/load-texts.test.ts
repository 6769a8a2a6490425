import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Culture } from '../../src/domain/session/culture';
import { cultures } from '../../src/i18n/cultures';
import type { Labels } from '../../src/i18n/labels';
import { createTexts } from '../../src/i18n/texts';
import { loadTexts } from '../../src/shell/load-texts';

afterEach(() => vi.restoreAllMocks());

/** Makes the files of languages fail to load. */
const fail = (...failed: Culture[]) => {
  for (const culture of failed)
    vi.spyOn(cultures[culture], 'load').mockRejectedValue(new Error('No such file'));
};

const problem = (culture: Culture) => ({
  code: 'texts',
  field: 'lang',
  expected: `the texts of ${culture}`,
  actual: 'no answer',
});

const wanted = (culture: Culture, more: { labels?: Labels; isWanted?: () => boolean } = {}) => ({
  culture,
  labels: undefined,
  isWanted: () => true,
  ...more,
});

describe('the texts of an element', () => {
  it('are those of the language, and the labels that do not fit are reported [O-11]', async () => {
    const texts = createTexts();
    const labels = { NO_SUCH_KEY: 'x' };
    const [first, ...others] = await loadTexts(texts, wanted('da-DK', { labels }));
    expect(texts.read().culture).toBe('da-DK');
    expect(first).toMatchObject({ code: 'labels', field: 'labels.NO_SUCH_KEY' });
    expect(others).toEqual([]);
  });

  it('are English when the language cannot be loaded, which is reported once [O-11]', async () => {
    fail('pl-PL');
    const texts = createTexts();
    expect(await loadTexts(texts, wanted('pl-PL'))).toEqual([problem('pl-PL')]);
    expect(texts.read()).toMatchObject({ culture: 'en-GB', isLoaded: true });
    expect(texts.read().t('OK')).toBe('OK');
  });

  it('stay in the earlier language when a chosen language cannot be loaded [O-11]', async () => {
    fail('pl-PL');
    const texts = createTexts();
    await loadTexts(texts, wanted('da-DK'));
    expect(await loadTexts(texts, wanted('pl-PL'))).toEqual([problem('pl-PL')]);
    expect(texts.read().culture).toBe('da-DK');
  });

  it('are those of a later choice when the earlier language cannot be loaded [O-11]', async () => {
    let refuse: () => void = () => {};
    vi.spyOn(cultures['pl-PL'], 'load').mockReturnValue(
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Error('No such file'));
      }),
    );
    const texts = createTexts();
    const earlier = loadTexts(texts, wanted('pl-PL', { isWanted: () => false }));
    const later = loadTexts(texts, wanted('sv-SE'));
    refuse();
    expect(await earlier).toEqual([problem('pl-PL')]);
    await later;
    expect(texts.read().culture).toBe('sv-SE');
  });

  it('are missing when English cannot be loaded either, and load with a later attempt [O-11]', async () => {
    fail('pl-PL', 'en-GB');
    const texts = createTexts();
    const problems = await loadTexts(texts, wanted('pl-PL'));
    expect(problems).toEqual([problem('pl-PL'), problem('en-GB')]);
    expect(texts.read().isLoaded).toBe(false);
    vi.restoreAllMocks();
    expect(await loadTexts(texts, wanted('pl-PL'))).toEqual([]);
    expect(texts.read().culture).toBe('pl-PL');
  });
});
