import type { Problem } from '../domain/setup/problem';
import { cultures, type Texts } from './cultures';

/** Texts that the page supplies to replace the catalog's own: by key for all languages, or by language and key. */
export type Labels = Readonly<Record<string, unknown>>;

/**
 * Returns the catalog's texts of a language, with the page's texts in place of them. Texts for one language take
 * precedence over texts for all. A key without its plural suffix applies to every plural form. Reports and omits
 * unusable entries.
 * @see O-11
 */
export function withLabels(
  ours: Texts,
  labels: Labels,
  culture: string,
): { texts: Texts; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push({ ...problem, code: 'labels' });
  const { forAll, byLanguage } = parted(labels, report);
  const texts = {
    ...ours,
    ...textsFor(forAll, { ours, path: 'labels', report }),
    ...textsFor(byLanguage[culture] ?? {}, { ours, path: `labels.${culture}`, report }),
  };
  return { texts, problems };
}

/** Splits the labels into those for all languages and those for one. */
function parted(labels: unknown, report: (problem: Problem) => void) {
  const forAll: Record<string, unknown> = {};
  const byLanguage: Record<string, Labels> = {};
  if (!isObject(labels)) report(noTexts('labels', labels));
  for (const [key, value] of Object.entries(isObject(labels) ? labels : {})) {
    const isLanguage = Object.hasOwn(cultures, key);
    if (isLanguage && isObject(value)) byLanguage[key] = value;
    else if (isLanguage) report(noTexts(`labels.${key}`, value));
    else forAll[key] = value;
  }
  return { forAll, byLanguage };
}

interface ReadContext {
  ours: Texts;
  path: string;
  report: (problem: Problem) => void;
}

function textsFor(labels: Labels, { ours, path, report }: ReadContext): Texts {
  const rows = Object.entries(labels).flatMap(([key, text]) => {
    const keys = keysOf(ours, key);
    if (typeof text === 'string' && keys.length > 0) return keys.map((name) => [name, text] as const);
    const field = `${path}.${key}`;
    report(
      keys.length > 0
        ? { field, expected: 'a text', actual: JSON.stringify(text) }
        : { field, expected: 'the key of a text', actual: `"${key}"`, allowed: Object.keys(ours) },
    );
    return [];
  });
  return Object.fromEntries(rows);
}

const noTexts = (field: string, value: unknown): Problem => ({
  field,
  expected: 'texts by key',
  actual: JSON.stringify(value),
});

function keysOf(ours: Texts, key: string): string[] {
  if (Object.hasOwn(ours, key)) return [key];
  const forms = ['one', 'few', 'many', 'other'].map((form) => `${key}_${form}`);
  return forms.filter((name) => Object.hasOwn(ours, name));
}

const isObject = (value: unknown): value is Labels =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
