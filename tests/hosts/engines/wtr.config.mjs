import elementTests from '../../gates/wtr.config.mjs';
import { engines } from './find-engine.mjs';
import { engineLauncher } from './launcher.mjs';

const { title, find, open } = engines[process.env.LP_ENGINE];

/** The element tests as they are, in another engine. */
export default {
  ...elementTests,
  // Garbage is collected on demand in Chromium only.
  files: [...elementTests.files, '!tests/elements/embedding/leaks.test.ts'],
  browsers: [engineLauncher(title, () => open(find()))],
};
