import { options } from 'preact';

/** React as the slim code for servers has it: Preact, with boundaries that render a fallback on a server. */
export * from 'preact/compat';
export { default } from 'preact/compat';
export { Suspense } from './suspense';

// Without this, the renderer of Preact for servers ignores boundaries.
Reflect.set(options, 'errorBoundaries', true);
