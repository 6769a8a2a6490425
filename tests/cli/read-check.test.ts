import { describe, expect, it } from 'vitest';
import { readCheck } from '../../cli/check/read-check';
import { UsageError } from '../../cli/usage-error';

const config = 'https://portal.example/config.json';
const read = (args: readonly string[], token?: string) => readCheck(args, token);

describe('the flags of the check', () => {
  it('have defaults for everything but the configuration', () => {
    expect(read(['--config', config])).toEqual({
      check: {
        configUrl: config,
        origin: 'https://portal.example',
        culture: 'en-GB',
        phrase: 'course',
        hasWrites: false,
      },
    });
  });

  it('name the caller, the page and the files of the report', () => {
    const flags = ['--token', 'Bearer abc', '--user', '7', '--origin', 'https://intranet.example/page'];
    const files = ['--html', 'a.html', '--json=a.json'];
    expect(read(['--config', config, ...flags, '--writes', '--culture=da-dk', ...files])).toMatchObject({
      check: {
        token: 'abc',
        userId: '7',
        origin: 'https://intranet.example',
        culture: 'da-DK',
        hasWrites: true,
      },
      htmlFile: 'a.html',
      jsonFile: 'a.json',
    });
  });

  it('take the token of the environment when no flag has one', () => {
    expect(read(['--config', config], 'from-environment').check.token).toBe('from-environment');
    expect(read(['--config', config, '--token', 'own'], 'from-environment').check.token).toBe('own');
    expect(read(['--config', config], '').check.token).toBeUndefined();
  });

  it.each([
    [[], '--config: expected an address such as https://portal.example/config.json, got nothing'],
    [['--config'], '--config: expected a value, got nothing'],
    [
      ['--config', 'config.json'],
      '--config: expected an address such as https://portal.example/config.json, got "config.json"',
    ],
    [
      ['--config', 'file:///config.json'],
      '--config: expected an address such as https://portal.example/config.json, got "file:///config.json"',
    ],
    [
      ['--config', config, '--origin', 'intranet'],
      '--origin: expected an origin such as https://intranet.example, got "intranet"',
    ],
    [['--config', config, '--token', '--writes'], '--token: expected a value, got the flag --writes'],
    [['--config', config, '--writes=yes'], '--writes: expected no value, got yes'],
    [['--config', config, '--culture', 'd!'], '--culture: expected a language such as da-DK, got "d!"'],
    [['--config', config, 'word'], 'arguments: expected flags only, got "word"'],
    [
      ['--config', config, '--verbose'],
      '--verbose: expected one of --config, --token, --user, --origin, --culture, --phrase, --writes, --html, --json, got a flag that does not exist',
    ],
  ])('that are wrong, as in %j, are refused with what was expected and what was there', (args, message) => {
    expect(() => read(args)).toThrow(new UsageError(message));
  });
});
