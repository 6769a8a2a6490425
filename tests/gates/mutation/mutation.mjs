import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/**
 * `npm run mutation`: changes the rules of src/domain and the parsers of src/api one spot at a time and sees whether a test notices. Prints the
 * share that was noticed and every change that was not; fails when Stryker does, or under the lowest score.
 */
const lowestScorePercent = 85;

const reportFile = '.cache/mutation/report.json';
const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];
const longestChange = 80;

rmSync(reportFile, { force: true });
const stryker = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/gates/mutation/stryker.config.json'],
  { stdio: 'inherit' },
);
if (stryker.status !== 0) process.exit(stryker.status ?? 1);

const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
const changes = Object.entries(files).flatMap(([file, { mutants, source }]) =>
  mutants.map((mutant) => ({ ...mutant, file, source })),
);
const among = (states) => changes.filter(({ status }) => states.includes(status));
const missed = among(unnoticed);
const counted = among(noticed).length + missed.length;
const score = counted === 0 ? 0 : (100 * among(noticed).length) / counted;

console.log('\nChanges that no test notices:');
for (const change of missed) console.log(`  ${lineOf(change)}`);
console.log(`${among(noticed).length} of ${counted} changes noticed: ${score.toFixed(1)} %`);
if (score < lowestScorePercent) {
  console.error(`That is under ${lowestScorePercent} %.`);
  process.exitCode = 1;
}

function lineOf({ file, source, location, replacement, status }) {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${file}:${start.line}  ${short(lines.join(' '))}  =>  ${short(replacement ?? '')}${note}`;
}

function short(code) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > longestChange ? `${line.slice(0, longestChange)}…` : line || '(nothing)';
}
