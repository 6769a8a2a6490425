import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox.mjs';
import { openWebKit } from './webkit.mjs';

/** The engines beside Chromium: what each needs on the machine, the packages that bring it, and how it is opened. */
export const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    find: () => onPath('firefox-esr', 'firefox'),
    open: openFirefox,
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('xvfb-run'), miniBrowser()];
      return driver && screen && browser ? { driver, screen, browser } : undefined;
    },
    open: openWebKit,
  },
};

/** Where an engine is on this machine; installs it on Debian as root; undefined when that cannot be. */
export function findOrInstall({ title, packages, find }) {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log(`${title}: installing ${packages.join(', ')} …`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  return find();
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The small browser that comes with the driver lies in a folder that is named by machine and version. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((path) => existsSync(path));
  const inside = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const paths = inside.flatMap((folder) => versions.map((version) => join(folder, version, 'MiniBrowser')));
  return paths.find((path) => existsSync(path));
}
