import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileError, sumOutcomes } from './element-results.mjs';

/**
 * Reporter for @web/test-runner: prints each failed test and a last line with the numbers. `ELEMENT_RESULTS` names a
 * file that receives the results as JSON.
 */
export function elementReporter() {
  return {
    stop({ sessions }) {
      const files = [...sessions].map(readSession);
      const target = process.env.ELEMENT_RESULTS;
      if (target) writeFileSync(target, JSON.stringify(files));
      const { passed, failed, skipped } = sumOutcomes(files);
      console.log(`elements: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    },
  };
}

function readSession({ testFile, errors, testResults }) {
  const file = relative(process.cwd(), testFile).replaceAll('\\', '/');
  const tests = {};
  const failFile = (message, stack = '') => {
    tests[fileError] = 'failed';
    console.log(`FAILED ${file}: ${message}\n${stack}`);
  };
  for (const { message, stack } of errors) failFile(message, stack);
  if (!testResults && errors.length === 0) failFile('it did not run.');
  visit(testResults, [], (test, path) => {
    const title = unusedTitle(tests, [...path, test.name].join(' › '));
    tests[title] = test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed';
    if (tests[title] === 'failed')
      console.log(`FAILED ${title}\n  ${test.error?.message}\n${test.error?.stack ?? ''}`);
  });
  return { file, tests };
}

/** Two tests of a file may have one title. */
function unusedTitle(tests, title) {
  return Object.hasOwn(tests, title) ? unusedTitle(tests, `${title} (again)`) : title;
}

function visit(suite, path, onTest) {
  if (!suite) return;
  for (const test of suite.tests) onTest(test, path);
  for (const inner of suite.suites) visit(inner, [...path, inner.name], onTest);
}
