import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell, which Playwright also takes where it downloads one, needs the least time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'msedge',
];
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const isRoot = process.getuid?.() === 0;

/** Flags that every runner starts the browser with; the sandbox cannot run as root. */
export const browserFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
];

/** The path of a Chromium: the one that CHROME_PATH names, Playwright's own, then the system's; undefined when there is none. */
export async function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...paths].find((path) => existsSync(path));
}

/** Installs a Chromium where it can: Playwright's download, else a package of Debian when this is root. */
export async function installBrowser() {
  console.log('No Chromium found; trying Playwright’s own download …');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  if (download.status === 0) return findBrowser();
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Not reachable; installing a package of Debian …');
  if (!apt('update')) return undefined;
  return apt('install', '-y', 'chromium-headless-shell') || apt('install', '-y', 'chromium')
    ? findBrowser()
    : undefined;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
