import { describe, expect, it } from 'vitest';
import { readPrerender } from '../../../cli/prerender/read-prerender';
import { UsageError } from '../../../cli/usage-error';

const config = 'https://portal.example/config.json';
const needed = ['--config', config, '--out', 'public'];
const names = '--config, --out, --url, --base, --lang, --assets, --copy-assets, --limit';

describe('the flags of prerender', () => {
  it('have defaults for everything but the configuration and the folder', () => {
    expect(readPrerender(needed)).toEqual({
      configUrl: config,
      folder: 'public',
      base: '/',
      origin: 'https://portal.example',
      hasAddress: false,
      assets: '/lp-catalog/',
      copiesAssets: false,
      limit: 200,
    });
  });

  it('take the path of the catalog from the address of the site', () => {
    const site = ['--url', 'https://catalog.example/learn', '--lang', 'da', '--copy-assets', '--limit=5'];
    expect(readPrerender([...needed, ...site])).toEqual({
      configUrl: config,
      folder: 'public',
      base: '/learn/',
      origin: 'https://catalog.example',
      hasAddress: true,
      lang: 'da-DK',
      assets: '/learn/lp-catalog/',
      copiesAssets: true,
      limit: 5,
    });
  });

  it('prefer the path and the address of the bundle that they name', () => {
    const more = ['--url', 'https://catalog.example/', '--base', '/a', '--assets', 'https://cdn.example/lp'];
    expect(readPrerender([...needed, ...more])).toMatchObject({
      base: '/a/',
      assets: 'https://cdn.example/lp/',
    });
  });

  it.each([
    [[], '--config: expected an address such as https://portal.example/config.json, got nothing'],
    [['--config', config], '--out: expected a folder such as public, got nothing'],
    [
      ['--config', 'config.json', '--out', 'public'],
      '--config: expected an address such as https://portal.example/config.json, got "config.json"',
    ],
    [
      [...needed, '--url', 'catalog.example'],
      '--url: expected the address of the site such as https://catalog.example/, got "catalog.example"',
    ],
    [[...needed, '--base', 'learn'], '--base: expected a path such as /catalog/, got "learn"'],
    [[...needed, '--base', '/learn?a'], '--base: expected a path such as /catalog/, got "/learn?a"'],
    [
      [...needed, '--lang', 'de'],
      '--lang: expected one of da-DK, en-GB, nn-NO, pl-PL, sv-SE, fi-FI, kl-GL, got "de"',
    ],
    [
      [...needed, '--assets', '/dist/', '--copy-assets'],
      '--copy-assets: expected no --assets, because the pages link to the copy, got --assets',
    ],
    [[...needed, '--limit', '0'], '--limit: expected a number of pages from 1, got "0"'],
    [[...needed, '--limit', 'all'], '--limit: expected a number of pages from 1, got "all"'],
    [[...needed, '--limit', '--lang'], '--limit: expected a value, got the flag --lang'],
    [[...needed, '--token', 'a'], `--token: expected one of ${names}, got a flag that does not exist`],
  ])('that are wrong, as in %j, are refused with what was expected and what was there', (args, message) => {
    expect(() => readPrerender(args)).toThrow(new UsageError(message));
  });
});
