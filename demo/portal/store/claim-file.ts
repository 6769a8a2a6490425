import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes this process the owner of a database file until `release`. SQLite's lock here is a folder beside the file, which
 * stays behind when a process is killed: it is cleared when its owner is dead, and one sentence refuses a living one.
 */
export function claimFile(file: string): { release(): void } {
  const pidFile = `${file}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  const owner = ownerOf(pidFile);
  if (owner !== undefined && owner !== process.pid && staysAlive(owner)) {
    throw new Error(`The data in ${file} is in use by process ${owner}; end it first, or delete ${pidFile}.`);
  }
  if (owner !== process.pid) rmSync(`${file}.lock`, { recursive: true, force: true });
  writeFileSync(pidFile, String(process.pid));
  return { release: () => rmSync(pidFile, { force: true }) };
}

function ownerOf(pidFile: string): number | undefined {
  try {
    const owner = Number(readFileSync(pidFile, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** The time that a process that is being ended may need to exit. */
const exitTimeoutMs = 2000;

/** Waits for a process to end. Returns whether it is still alive after that. */
function staysAlive(pid: number): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const end = Date.now() + exitTimeoutMs; isAlive(pid); Atomics.wait(pause, 0, 0, 50))
    if (Date.now() > end) return true;
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    // A process of somebody else may not be signalled, but it lives.
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
  }
}
