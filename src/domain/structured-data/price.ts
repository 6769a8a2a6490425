import { schemaObject } from './schema-object';
import type { OfferObject } from './schema-types';

/** The signs that belong to one currency only. `kr`, `$` and `£` belong to several. */
const signs: Readonly<Record<string, string>> = { '€': 'EUR', zł: 'PLN' };

const currency = '[A-Z]{3}|€|zł';
const amount = '\\d[\\d.,]*';
const priceBefore = new RegExp(`^(?<sign>${currency})(?<amount>${amount})$`);
const priceAfter = new RegExp(`^(?<amount>${amount})(?<sign>${currency})$`);

/**
 * Returns the offer for a price text such as `DKK 1.200,00`. Returns undefined if the currency or the number is
 * ambiguous.
 * @see O-20
 */
export function offerOf(price: string | undefined): OfferObject | undefined {
  const text = (price ?? '').replace(/[\s'’]/g, '');
  const groups = (priceBefore.exec(text) ?? priceAfter.exec(text))?.groups ?? {};
  return schemaObject<OfferObject>({
    '@type': 'Offer',
    price: numberOf(groups['amount'] ?? ''),
    priceCurrency: currencyOf(groups['sign'] ?? ''),
  });
}

/** Returns the ISO 4217 code. Three decimals resemble a thousands separator, so such a currency is ambiguous. */
function currencyOf(sign: string): string | undefined {
  const code = signs[sign] ?? sign;
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return (format.resolvedOptions().maximumFractionDigits ?? 0) > 2 ? undefined : code;
}

const numbers = [
  /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
] as const;

/** Returns a number with a comma or a point before its decimals in the form that JSON-LD requires. */
function numberOf(text: string): string | undefined {
  const found = numbers.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const [, whole = '', decimals] = found;
  return whole.replace(/[.,]/g, '') + (decimals ? `.${decimals}` : '');
}
