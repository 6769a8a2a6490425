import elementTests from '../../gates/wtr.config.mjs';
import { engines } from './find-engine.mjs';
import { engineLauncher } from './launcher.mjs';

const { title, find, open } = engines[process.env.LP_ENGINE];

const leftOut = [
  // Garbage is collected on demand in Chromium only.
  'leaks.test.ts',
  // Its page, which a test writes into a frame, does not become ready in WebKitGTK. The cause has not been found.
  ...(process.env.LP_ENGINE === 'webkit' ? ['hydration.test.ts'] : []),
];

/** The element tests as they are, in another engine. */
export default {
  ...elementTests,
  files: [...elementTests.files, ...leftOut.map((file) => `!tests/elements/embedding/${file}`)],
  browsers: [engineLauncher(title, () => open(find()))],
};
