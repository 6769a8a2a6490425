import { pathToFileURL } from 'node:url';
import type * as server from '../../../elements/server/server';

/** The build under test. */
export const distFolder = process.env['LP_DIST'] ?? 'dist';

/** The code for servers of the build. */
export const serverFile = `${distFolder}/server/server.js`;

/** The built module. Its address is not a literal, so that nobody resolves it before the build. */
const address = pathToFileURL(serverFile).href;

/** The function of the package that renders an element. */
export const { renderElement } = (await import(/* @vite-ignore */ address)) as typeof server;

/** Returns whether a part of the screen is a placeholder: a comment of React; with Preact, the data says so. */
export const hasPlaceholder = ({ html }: server.RenderedElement): boolean =>
  /<!--\$[?!]-->|"markup":"partial"/.test(html);
