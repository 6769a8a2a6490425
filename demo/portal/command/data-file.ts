import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimFile } from '../store/claim-file';

const nameLength = 12;

/** Where a catalog's data lies: the demo's own, or one file for each imported file, so that they never mix. */
export function dataFile(folder: string, importFile: string | undefined): string {
  if (importFile === undefined) return join(folder, 'academy.db');
  const name = createHash('sha256').update(resolve(importFile)).digest('hex').slice(0, nameLength);
  return join(folder, `import-${name}.db`);
}

/** Deletes the data, unless a living process uses it. */
export function removeData(file: string): void {
  const claim = claimFile(file);
  for (const ending of ['', '-journal', '.lock']) rmSync(file + ending, { recursive: true, force: true });
  claim.release();
}
