import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../demo/portal/command/command-line';
import { dataFile } from '../../demo/portal/command/data-file';

const main = fileURLToPath(new URL('../../demo/portal/main.ts', import.meta.url));
const now = new Date('2026-03-02T08:00:00Z');
const longMs = 30_000;

describe('the portal command', () => {
  it('reads its flags and the port', () => {
    const flags = ['--fresh', '--today', '2026-05-01', '--items=500', '--import', 'a.json', '--ttl', '60'];
    expect(readCommand(flags, { PORT: '8080' }, now)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      isFresh: true,
      today: new Date('2026-05-01T08:00:00Z'),
      items: 500,
      importFile: 'a.json',
      tokenLifetimeSeconds: 60,
    });
    expect(readCommand([], {}, now)).toMatchObject({
      port: 4173,
      today: now,
      tokenLifetimeSeconds: 900,
    });
  });

  it('prefers flags to variables for the port, the host and the data', () => {
    const environment = { PORT: '8080', HOST: '0.0.0.0', PORTAL_DATA: '/data' };
    expect(readCommand([], environment, now)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: '/data',
    });
    const flags = ['--port', '8081', '--host', 'localhost', '--data', 'here'];
    expect(readCommand(flags, environment, now)).toMatchObject({
      port: 8081,
      host: 'localhost',
      dataFolder: 'here',
    });
  });

  it.each([
    [
      ['--nothing'],
      undefined,
      'Unknown flag --nothing; known are --port, --host, --data, --fresh, --today, --items, --import, --ttl, --shapes.',
    ],
    [['--today', '2026-02-30'], undefined, '--today must be a day as YYYY-MM-DD, not 2026-02-30.'],
    [['--items', 'many'], undefined, '--items must be a whole number from 1 to 100000, not many.'],
    [['--ttl'], undefined, 'The flags --ttl cannot be read'],
    [['word'], undefined, 'The flags word cannot be read'],
    [[], '99999', 'PORT must be a whole number from 1 to 65535, not 99999.'],
    [['--port', '0'], '8080', '--port must be a whole number from 1 to 65535, not 0.'],
  ])('refuses %j with port %s in one sentence', (flags, port, sentence) => {
    expect(() => readCommand(flags, { PORT: port }, now)).toThrow(sentence);
  });

  it('ends with one sentence and code 1 when it cannot start', { timeout: longMs }, async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const flags = ['--import', '/nowhere.json'];
    const run = spawnSync(process.execPath, ['--import', 'tsx', main, ...flags], {
      env: { ...process.env, PORT: String(port) },
      encoding: 'utf8',
    });
    server.close();
    expect(run.status).toBe(1);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
    expect(run.stderr).toMatch(/There is no (dist folder|file)/);
  });

  it('keeps the data of each imported file separate', () => {
    const files = [undefined, 'a.json', 'b.json'].map((file) => dataFile('/data', file));
    expect(new Set(files).size).toBe(3);
    expect(dataFile('/data', './a.json')).toBe(dataFile('/data', 'a.json'));
  });
});
