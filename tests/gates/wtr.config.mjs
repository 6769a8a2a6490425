import { chromeLauncher } from '@web/test-runner-chrome';
import * as esbuild from 'esbuild';
import { builtElements, testPortals } from '../elements/support/test-portals.ts';
import { elementReporter } from '../runner/element-reporter.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';

const executablePath = await findBrowser();

export default {
  rootDir: process.cwd(),
  files: ['tests/elements/**/*.test.ts'],
  nodeResolve: false,
  // A tab in the background loads no images and paints no frames: one at a time is always in front.
  concurrency: 1,
  // A busy machine starts a browser slowly.
  browserStartTimeout: 120_000,
  testsFinishTimeout: 360_000,
  testFramework: { config: { timeout: 90_000 } },
  browsers: [
    chromeLauncher({ launchOptions: { executablePath, args: [...browserFlags, '--js-flags=--expose-gc'] } }),
  ],
  middleware: [builtElements(), testPortals()],
  plugins: [bundledTests()],
  reporters: [elementReporter()],
  // Every warning of ours is expected by a test, and an unexpected error fails one: nothing is left for the runner's log.
  filterBrowserLogs: () => false,
};

/** Tests are TypeScript and import from packages; each file is bundled at its request. */
function bundledTests() {
  return {
    name: 'bundled-tests',
    async serve(context) {
      if (!/\.test\.ts$/.test(context.path)) return undefined;
      const result = await esbuild.build({
        entryPoints: [`.${context.path}`],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        sourcemap: 'inline',
        external: ['/dist/*', '/copy/*', '/__web-dev-server__*'],
        logLevel: 'silent',
      });
      return { body: result.outputFiles[0].text, type: 'js' };
    },
  };
}
