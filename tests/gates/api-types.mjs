import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** src/api/api-types.d.ts is made from docs/openapi.yaml; `--write` makes it anew, without it a stale file is an error. */
const target = 'src/api/api-types.d.ts';
const cli = 'node_modules/openapi-typescript/bin/cli.js';

const generated = execFileSync(process.execPath, [cli, 'docs/openapi.yaml'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
// The operations are imported by their ids, so their paths are not needed a second time.
const fresh = generated.replace(/^export interface paths \{\n[\s\S]*?^\}\n/m, '');

if (process.argv.includes('--write')) {
  writeFileSync(target, fresh);
} else if (fresh.trim() !== readFileSync(target, 'utf8').trim()) {
  console.error(`${target} is older than docs/openapi.yaml: run npm run generate:api.`);
  process.exit(1);
}
