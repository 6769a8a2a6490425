import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedFiles, mergeRuns, sumOutcomes } from './element-results.mjs';
import { retries } from './retries.mjs';

/**
 * Runs the element tests; files with a failure run once more, alone, where retries are on.
 *
 * @param {{ args: readonly string[], files?: readonly string[], env?: object, onOutput: (chunk: string) => void }} run arguments of
 *   @web/test-runner, files instead of all, variables of its process, and what receives its output
 * @returns {Promise<{ passed: number, failed: number, skipped: number, flaky: string[] }>} a run that ends without
 *   results counts as one failure
 */
export async function runElementTests(run) {
  const first = await runOnce(run, run.files ?? []);
  if (!first) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const again = failedFiles(first);
  if (again.length === 0 || retries === 0) return { ...sumOutcomes(first), flaky: [] };
  run.onOutput(`\nOnce more: ${again.join(', ')}\n`);
  const second = await runOnce(run, again);
  const { files, flaky } = mergeRuns(first, second ?? []);
  return { ...sumOutcomes(files), flaky };
}

/** One process of the runner; undefined when it leaves no results. */
async function runOnce({ args, env = {}, onOutput }, files) {
  const folder = mkdtempSync(join(tmpdir(), 'lp-elements-'));
  const target = join(folder, 'results.json');
  const only = files.length > 0 ? ['--files', ...files] : [];
  const runner = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', ...args, ...only];
  const child = spawn(process.execPath, runner, {
    env: { ...process.env, ...env, ELEMENT_RESULTS: target },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => onOutput(chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return JSON.parse(readFileSync(target, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
