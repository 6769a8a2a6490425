import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expectation } from './expectation.mjs';

/** Runs `npx lp-catalog check` against the reference portal, against broken ones and with wrong flags. */
export async function checkCheck({ npx, direct, address, folder }) {
  const config = ['--config', `${address}/config.json`];
  const page = ['--origin', 'https://intranet.example', '--html', 'report.html', '--json', 'report.json'];
  const signedIn = ['--token', await tokenFrom(address), '--writes'];
  const whole = await npx('check', ...config, ...page, ...signedIn);
  const report = readReport(folder);

  await fault(address, { call: 'searchAllInCatalog', mode: 'malformed' });
  const broken = await npx('check', ...config, '--json', 'report.json', '--html', 'broken.html');
  const brokenReport = readReport(folder);
  await fetch(`${address}/__faults`, { method: 'DELETE' });

  const unwritable = join('no-folder', 'report.html');
  const [other, wrong, gone, noFile] = await Promise.all([
    withBrokenConfiguration((url) => direct('check', '--config', url)),
    npx('check', '--config', 'config.json'),
    direct('check', '--config', 'http://127.0.0.1:9/config.json'),
    direct('check', ...config, '--html', unwritable),
  ]);
  return [
    ...expectation('check of the reference portal', whole, {
      status: 0,
      said: /^0 unreadable, 0 readable, /,
    }),
    ...(report.calls.filter(({ verdict }) => verdict === 'as described').length > 30
      ? []
      : [`check calls too little: ${JSON.stringify(report.counts)}`]),
    ...expectation('check of a broken answer', broken, { status: 1, said: /UNREADABLE +searchAllInCatalog/ }),
    ...(brokenReport.hasFindings ? [] : ['The JSON report of a broken portal has no findings.']),
    ...expectation('check of a broken configuration', other, {
      status: 1,
      said: /config\.services\.search: expected an address, got 7/,
    }),
    ...expectation('check with a wrong flag', wrong, {
      status: 2,
      said: /--config: expected an address such as .*, got "config.json"/,
    }),
    ...expectation('check with a file that cannot be written', noFile, {
      status: 2,
      said: /--html: expected a file that can be written, got ".*" \(ENOENT/,
    }),
    ...expectation('check of an address without a server', gone, {
      status: 1,
      said: /config: expected JSON from http:\/\/127\.0\.0\.1:9\/config\.json, got no answer \(.+\)/,
    }),
  ];
}

const readReport = (folder) => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));

const fault = (address, body) =>
  fetch(`${address}/__faults`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** The token of the first person on the page for signing in. */
async function tokenFrom(address) {
  const signIn = `${address}/frontend-shell/authenticate`;
  const [, person] = /name="person"[^>]* value="([^"]+)"/.exec(await (await fetch(signIn)).text()) ?? [];
  const body = new URLSearchParams({ person });
  const answer = await fetch(signIn, { method: 'POST', body, redirect: 'manual' });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await fetch(`${address}/session.json`, { headers: { cookie } });
  return (await session.json()).token;
}

/** Serves a configuration with an address that is a number. */
async function withBrokenConfiguration(use) {
  const configuration = { services: { search: 7 }, catalogs: [{ id: '1', name: 'Courses' }] };
  const server = createServer((_, response) => response.end(JSON.stringify(configuration)));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result = await use(`http://127.0.0.1:${server.address().port}/config.json`);
  server.closeAllConnections();
  server.close();
  return result;
}
