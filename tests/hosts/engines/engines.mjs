import { once } from 'node:events';
import { createServer } from 'node:net';
import { runElementTests } from '../../runner/element-run.mjs';
import { plain } from '../../runner/totals.mjs';
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
  let output = '';
  const { passed, failed, skipped, flaky } = await runElementTests({
    args: ['--config', 'tests/hosts/engines/wtr.config.mjs', '--root-dir', '.', '--port', await freePort()],
    env: { LP_ENGINE: name },
    onOutput: (chunk) => (output += chunk),
  });
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) console.log(output);
  for (const test of flaky) console.log(`FLAKY ${title}: ${test}`);
  const version = /^engine: (.*)$/m.exec(plain(output))?.[1] ?? title;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${version}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
}

/** The runner looks for a port itself, and two that start at once find the same one. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}
