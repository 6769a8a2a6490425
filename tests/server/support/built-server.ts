import { pathToFileURL } from 'node:url';
import type * as server from '../../../elements/server/server';

/** The built module. Its address is not a literal, so that nobody resolves it before the build. */
const address = pathToFileURL('dist/server/server.js').href;

/** The function of the package that renders an element. */
export const { renderElement } = (await import(/* @vite-ignore */ address)) as typeof server;
