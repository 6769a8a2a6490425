import { afterEach, beforeEach } from './mocha';

let errors: string[] = [];
let warnings: string[] = [];

/** Warnings of the elements name the element or the package; each is the subject of a test. */
const isOurs = (warning: string): boolean => /^(lp-catalog|<lp-)/.test(warning);

/**
 * Records what is written on the console. An error that no test took fails the test that caused it, and so does a warning
 * of React or another library.
 */
export function watchConsole(): void {
  const { error, warn } = console;
  beforeEach(() => {
    errors = [];
    warnings = [];
    console.error = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '));
    console.warn = (...parts: unknown[]) => void warnings.push(parts.map(String).join(' '));
  });
  afterEach(() => {
    console.error = error;
    console.warn = warn;
    if (errors.length > 0) throw new Error(`Unexpected console errors: ${errors.join('\n')}`);
    const foreign = warnings.filter((warning) => !isOurs(warning));
    if (foreign.length > 0) throw new Error(`Unexpected console warnings: ${foreign.join('\n')}`);
  });
}

/** The warnings of this test so far. */
export const warningsSoFar = (): readonly string[] => warnings;

/** Takes the errors that this test expected. */
export function takeErrors(): readonly string[] {
  const taken = errors;
  errors = [];
  return taken;
}
