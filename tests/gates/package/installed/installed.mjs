import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCheck } from './check-command.mjs';
import { checkPages } from './pages.mjs';
import { checkPrerender } from './prerender-command.mjs';

const isWindows = process.platform === 'win32';

/**
 * Installs the archive with npm into an empty folder outside this repository, and uses it as a portal's team does: the
 * commands with npx, the served portal and the tags for a CDN in Chromium.
 */
export async function checkInstalled(tarball, isSlim) {
  const folder = mkdtempSync(join(tmpdir(), 'lp-installed-'));
  const ownTemporary = mkdtempSync(join(tmpdir(), 'lp-temporary-'));
  try {
    writeFileSync(join(folder, 'lp-catalog.tgz'), tarball);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const installed = run(folder, 'npm', [
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      './lp-catalog.tgz',
    ]);
    if (installed.status !== 0) return [`npm install: ${installed.stderr}`];
    const others = readdirSync(join(folder, 'node_modules')).filter((name) => !/^\.|^lp-catalog$/.test(name));
    const extra = others.map((name) => `The package installs ${name}, too.`);
    return [...extra, ...(await useServed(folder, ownTemporary, isSlim))];
  } finally {
    for (const path of [folder, ownTemporary]) rmSync(path, { recursive: true, force: true });
  }
}

async function useServed(folder, ownTemporary, isSlim) {
  const port = await freePort();
  const portal = serve({ folder, port, ownTemporary, isSlim });
  const npx = (...args) => runAside(folder, 'npx', ['--no-install', 'lp-catalog', ...args]);
  // Faster, for the calls that do not test npx.
  const direct = (...args) => runAside(folder, process.execPath, [binIn(folder), ...args]);
  try {
    await portal.opened;
    const address = `http://localhost:${port}`;
    const problems = [
      ...(isSlim ? [] : await checkCheck({ npx, direct, address, folder })),
      ...(isSlim ? [] : await checkPrerender({ npx, direct, address, folder })),
      ...(await checkPages({ address, folder, isSlim })),
    ];
    return [...problems, ...(await portal.end())];
  } catch (failure) {
    await portal.end();
    return [`serve: ${failure.message}`];
  }
}

const binIn = (folder) => join(folder, 'node_modules/lp-catalog/dist/cli/lp-catalog.js');

/** Starts the portal with a folder of its own for temporary files, so that leftovers are seen. */
function serve({ folder, port, ownTemporary, isSlim }) {
  const flags = ['--port', String(port), '--today', '2026-03-02', ...(isSlim ? ['--slim'] : [])];
  // Not npx, which passes no signal on.
  const child = spawn(process.execPath, [binIn(folder), 'serve', ...flags], {
    cwd: folder,
    env: { ...process.env, TMPDIR: ownTemporary, TEMP: ownTemporary },
  });
  let output = '';
  const ended = new Promise((resolve) => child.on('close', resolve));
  const opened = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (output.includes('answers at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  const end = async () => {
    child.kill('SIGINT');
    const code = await ended;
    const leftovers = readdirSync(ownTemporary).filter((name) => name.startsWith('lp-catalog-'));
    return [
      ...(code === 0 || isWindows ? [] : [`serve ended with ${code} after Ctrl+C: ${output}`]),
      ...(leftovers.length === 0 || isWindows ? [] : [`serve left ${leftovers.join()} behind`]),
    ];
  };
  return { opened, end };
}

const timeout = 60_000;

function run(folder, command, args) {
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout, shell: isWindows });
}

/** Runs a command while this process goes on serving. */
function runAside(folder, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: folder, timeout, shell: isWindows && command === 'npx' });
    const said = { stdout: '', stderr: '' };
    for (const name of Object.keys(said)) child[name].on('data', (chunk) => (said[name] += chunk));
    child.on('close', (status) => resolve({ status, ...said }));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
