import { runElementTests } from './element-run.mjs';

/** `npm run test:elements [-- file …]`: the element tests over the built bundle in Chromium. */
const { passed, failed, skipped, flaky } = await runElementTests({
  args: ['--config', 'tests/gates/wtr.config.mjs'],
  files: process.argv.slice(2),
  onOutput: (chunk) => process.stdout.write(chunk),
});
for (const name of flaky) console.log(`FLAKY ${name}`);
console.log(`elements: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
