import type { Translate } from '../../i18n/texts';

/**
 * Returns a duration in words, such as “1 hour 5 minutes”. Whole hours have no minutes. The words are texts, because
 * browsers do not know the units of every language.
 */
export function durationText(minutes: number, t: Translate): string {
  const rounded = Math.round(minutes);
  const parts = [
    { text: 'DURATION_HOURS', count: Math.floor(rounded / 60) },
    { text: 'DURATION_MINUTES', count: rounded % 60 },
  ] as const;
  return parts.flatMap(({ text, count }) => (count > 0 ? t(text, { count }) : [])).join(' ');
}
