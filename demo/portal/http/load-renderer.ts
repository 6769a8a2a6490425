import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderElement } from '../../../elements/server/render-element';

/** Renders the first screen of an element. */
export type RenderElement = typeof renderElement;

/** Returns `renderElement` of a build; undefined for a build without it. */
export async function loadRenderer(distFolder: string): Promise<RenderElement | undefined> {
  const file = join(distFolder, 'server/server.js');
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as { renderElement: RenderElement };
  return module.renderElement;
}
