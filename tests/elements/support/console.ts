import { afterEach, beforeEach } from './mocha';

let errors: string[] = [];
let warnings: string[] = [];

/** Records what is written on the console; an error that no test took fails the test that caused it. */
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
