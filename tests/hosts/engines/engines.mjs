import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { installHostPackages } from '../packages.mjs';
import { engines, findOrInstall } from './find-engine.mjs';

/**
 * Runs the element tests in every engine that this machine has or can install, both at once since they wait more than
 * they work; an engine that is not there is said once and counts as one skipped.
 */
installHostPackages();
const totals = { passed: 0, failed: 0, skipped: 0 };
const present = Object.entries(engines).filter(([, engine]) => isPresent(engine));
await Promise.all(present.map(([name, engine]) => run(name, engine)));
console.log(`engines: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 ? 1 : 0);

function isPresent(engine) {
  if (findOrInstall(engine)) return true;
  console.log(`${engine.title} is not on this machine (${engine.packages.join(', ')}): skipped.`);
  totals.skipped += 1;
  return false;
}

async function run(name, { title }) {
  const started = Date.now();
  const output = await outputOf(name, await freePort());
  const said = /^elements: (\d+) passed, (\d+) failed, (\d+) skipped/m.exec(plain(output));
  const [passed, failed, skipped] = said ? said.slice(1).map(Number) : [0, 1, 0];
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) console.log(output);
  const version = /^engine: (.*)$/m.exec(plain(output))?.[1] ?? title;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${version}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
}

/** The runner moves the cursor even where nobody looks. */
function plain(output) {
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');
}

/** The runner looks for a port itself, and two that start at once find the same one. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function outputOf(name, port) {
  return new Promise((resolve) => {
    const args = [
      '--import',
      'tsx',
      'node_modules/@web/test-runner/dist/bin.js',
      '--config',
      'tests/hosts/engines/wtr.config.mjs',
      '--root-dir',
      '.',
      '--port',
      String(port),
    ];
    const child = spawn(process.execPath, args, { env: { ...process.env, LP_ENGINE: name } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', () => resolve(output));
  });
}
