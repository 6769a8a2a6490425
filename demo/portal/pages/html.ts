import { escapeHtml } from './page';

/** A piece of HTML that is safe to show: its own words, with everything from elsewhere escaped. */
export interface Markup {
  readonly markup: string;
}

type Value = string | number | Markup | readonly Markup[] | undefined;

/** A template whose values are text, never HTML, unless a template made them. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.map((part, index) => part + shown(values[index])).join('') };
}

function shown(value: Value): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
