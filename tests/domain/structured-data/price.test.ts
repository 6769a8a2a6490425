import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../src/domain/structured-data/price';

describe('the offer for a price', () => {
  it.each([
    ['DKK 450', '450', 'DKK'],
    ['450 DKK', '450', 'DKK'],
    ['DKK 1.200,00', '1200.00', 'DKK'],
    ['USD 1,200.50', '1200.50', 'USD'],
    ['1 200 SEK', '1200', 'SEK'],
    ["CHF 12'500", '12500', 'CHF'],
    ['€ 9,5', '9.5', 'EUR'],
    ['12.345.678 zł', '12345678', 'PLN'],
    ['0 EUR', '0', 'EUR'],
  ])('%s is %s %s [O-20]', (text, price, priceCurrency) => {
    expect(offerOf(text)).toEqual({ '@type': 'Offer', price, priceCurrency });
  });

  it.each([
    undefined,
    '',
    '450',
    '450 kr.',
    '$450',
    'Free',
    'XYW 450',
    'from 450 DKK',
    '450-500 DKK',
    '1.20.30 DKK',
    '1,2345 DKK',
    'KWD 1.200',
    'DKK',
  ])('%s does not exist, because it is ambiguous [O-20]', (text) => {
    expect(offerOf(text)).toBeUndefined();
  });
});
