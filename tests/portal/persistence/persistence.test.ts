import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../demo/portal/store/store';
import { openPortal, post } from '../open-portal';
import { annaId, smallCatalog } from '../small-catalog';

const owned = '/services/frontpage/api/v1/lists/owned';
const create = '/services/frontpage/api/v1/lists/create';
const anna = { person: annaId };
const longMs = 60_000;

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'portal.db');
}

const ownLists = async (databaseFile: string) => {
  const { portal, json } = await openPortal({ databaseFile });
  const lists = await json<object[]>(owned, anna);
  portal.close();
  return lists.length;
};

/** A process that writes lists into a file, and how many were confirmed. */
function writer(databaseFile: string) {
  const script = fileURLToPath(new URL('./write-forever.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, databaseFile]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let acknowledged = 0;
  child.stdout?.on('data', (lines: Buffer) => {
    acknowledged = Number(lines.toString().trim().split('\n').at(-1));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, acknowledged: () => acknowledged };
}

describe('the saved data of the portal', () => {
  it('persists when the portal is closed and opened again', async () => {
    const databaseFile = freshFile();
    const { portal, send } = await openPortal({ databaseFile });
    await send(create, { ...anna, ...post({ name: 'New' }) });
    portal.close();
    expect(existsSync(`${databaseFile}.pid`)).toBe(false);
    expect(await ownLists(databaseFile)).toBe(2);
  });

  it(
    'survives a process that is killed while it writes, and its lock is cleared',
    async () => {
      const databaseFile = freshFile();
      const { child, ended, acknowledged } = writer(databaseFile);
      await expect.poll(acknowledged, { timeout: longMs }).toBeGreaterThan(20);
      await expect(openPortal({ databaseFile })).rejects.toThrow(`in use by process ${child.pid}`);
      child.kill('SIGKILL');
      await ended;
      expect(existsSync(`${databaseFile}.lock`)).toBe(true);
      const lists = await ownLists(databaseFile);
      expect(lists - 1).toBeGreaterThanOrEqual(acknowledged());
      const store = openStore(databaseFile);
      expect(store.one('pragma integrity_check')).toEqual({ integrity_check: 'ok' });
      store.close();
    },
    longMs,
  );

  it('opens despite the lock of a process that has ended', async () => {
    const databaseFile = freshFile();
    expect(await ownLists(databaseFile)).toBe(1);
    mkdirSync(`${databaseFile}.lock`);
    const goneProcess = 2 ** 22 + 1;
    writeFileSync(`${databaseFile}.pid`, String(goneProcess));
    expect(await ownLists(databaseFile)).toBe(1);
  });

  it('keeps people when the catalog is replaced, whose words are found at once', async () => {
    const databaseFile = freshFile();
    const { portal, send } = await openPortal({ databaseFile });
    await send(create, { ...anna, ...post({ name: 'New' }) });
    portal.close();
    const added = { id: '900', type: 'course' as const, title: 'Beekeeping', description: '' };
    const catalog = { ...smallCatalog, offers: [...smallCatalog.offers, added] };
    const again = await openPortal({ databaseFile, catalog });
    expect(await again.json('/services/search/api/v1/catalog/1/search?q=bees')).toMatchObject({ count: 0 });
    expect(await again.json('/services/search/api/v1/catalog/1/search?q=bee')).toMatchObject({ count: 1 });
    expect(await again.json<object[]>(owned, anna)).toHaveLength(2);
  });

  it('is written as a whole or not at all', () => {
    const store = openStore(':memory:');
    store.script('create table note (text text)');
    const fail = () =>
      store.transaction(() => {
        store.run('insert into note values (?)', ['half']);
        throw new Error('in the middle');
      });
    expect(fail).toThrow('in the middle');
    expect(store.all('select * from note')).toEqual([]);
    store.close();
  });
});
