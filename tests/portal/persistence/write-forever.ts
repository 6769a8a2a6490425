import { createPortal } from '../../../demo/portal/portal';
import { annaId, smallCatalog, today } from '../small-catalog';

/** Opens a portal over the file it is given and writes until it is killed, one line for each write that was answered. */
async function writeForever(databaseFile: string): Promise<void> {
  const portal = await createPortal({
    databaseFile,
    catalog: smallCatalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder: '.',
    pageFolders: [],
  });
  const origin = 'http://localhost';
  const signIn = new URLSearchParams({ person: annaId });
  const signedIn = await portal.fetch(
    new Request(`${origin}/frontend-shell/authenticate`, { method: 'POST', body: signIn }),
  );
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await portal.fetch(new Request(`${origin}/session.json`, { headers: { cookie } }));
  const { token } = (await session.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name: 'Written', description: 'x'.repeat(5000) });
  const path = `${origin}/services/frontpage/api/v1/lists/create`;
  for (let written = 1; ; written += 1) {
    await portal.fetch(new Request(path, { method: 'POST', headers, body }));
    process.stdout.write(`${written}\n`);
  }
}

void writeForever(process.argv[2] ?? '');
