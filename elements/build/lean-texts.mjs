import { leanBy } from './facts.mjs';
import { textFacts } from './texts-never.mjs';

export const leanTexts = () =>
  leanBy({ name: 'lean-texts', library: 'i18next', files: { 'dist/esm/i18next.js': textFacts } });
