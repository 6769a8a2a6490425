import { expect, it } from 'vitest';
import { addressesIn, declarationsOf } from '../../../src/ui/safe/css-addresses';

const evil = '//evil.example/x';

it.each([
  [`url("${evil}")`, [evil]],
  [`url( ${evil} )`, [evil]],
  [`URL('${evil}')`, [evil]],
  [`\\75rl(${evil})`, [evil]],
  [`\\75 rl(${evil})`, [evil]],
  [`\\000075rl(${evil})`, [evil]],
  [`u\\72l("\\2f/evil.example/x")`, [evil]],
  [`/* " */ url(${evil}) /* " */`, [evil]],
  [`"/*" url(${evil}) "*/"`, [evil]],
  [`image-set("${evil}" 1x, "/own" 2x)`, [evil, '/own']],
  [`-webkit-image-set(url(${evil}) 1x)`, [evil]],
  [`src("${evil}")`, [evil]],
  [`image("${evil}")`, [evil]],
  [`linear-gradient(red, blue), url(data:image/png;base64,AA==)`, ['data:image/png;base64,AA==']],
  [`url("/a") , url(blob:https://x/1)`, ['/a', 'blob:https://x/1']],
  [`url(${evil}`, [evil]],
  [`url("${evil}`, [evil]],
  [`"url(${evil})"`, []],
  [`'a' counter(x)`, []],
  [`red`, []],
  [`rgb(1 2 3)`, []],
])('the addresses in %s are %j [O-29]', (value, addresses) => {
  expect(addressesIn(value)).toEqual(addresses);
});

it.each(['image-set(var(--a) 1x)', 'src(var(--a))', 'src(attr(data-x))', 'image-set(--mine() 1x)'])(
  'an address that only the browser can compute is refused: %s [O-29]',
  (value) => {
    expect(addressesIn(value)).toBe('computed');
  },
);

it('a style is read declaration by declaration, whatever its values contain [O-29]', () => {
  expect(declarationsOf(`--a: {x: 1; y: ";"}; background: url("a;b:c") !important; color: red;`)).toEqual([
    { property: '--a', value: '{x: 1; y: ";"}' },
    { property: 'background', value: 'url("a;b:c") !important' },
    { property: 'color', value: 'red' },
  ]);
});

it('a long escaped name is read in one way only, in finite time [O-29]', () => {
  const name = '\\f101ab'.repeat(400);
  expect(addressesIn(`${name}, url(${evil})`)).toEqual([evil]);
});
