import type { Settings } from '../../src/shell/for-elements';
import type { Preload } from '../../src/shell/server/for-servers';
import type { Tag } from '../description';

/** The files of the bundle. The build inserts them. */
declare const __LP_PRELOADS__: {
  elements: Partial<Record<string, readonly string[]>>;
  locales: Partial<Record<string, string>>;
  hydration: readonly string[];
};

/** Whether this code is that of the slim build. The build inserts it. */
declare const __LP_IS_SLIM__: boolean;

interface FirstScreen {
  tag: Tag;
  settings: Settings;
  /** The address of the folder of the bundle. */
  folder: string;
  /** The language of the screen; undefined when the server has not rendered it. */
  culture: string | undefined;
}

/**
 * Returns links with which the browser fetches the files of a first screen in one round trip. The slim build has files of
 * other names, which only its own code for servers has.
 */
export function preloadsOf({ tag, settings, folder, culture }: FirstScreen): Preload[] {
  if (!__LP_IS_SLIM__ && folder.endsWith('/slim/')) return [];
  const { elements, locales, hydration } = __LP_PRELOADS__;
  const files = elements[tag === 'lp-search' && settings.results ? `${tag}[results]` : tag] ?? [];
  const ofServer = culture === undefined ? [] : [locales[culture] ?? [], hydration].flat();
  // The sheet and the pictures of a rendered screen come first.
  const fetchPriority = culture === undefined ? undefined : 'low';
  return [...files, ...ofServer].map((file) => ({
    rel: 'modulepreload',
    href: `${folder}${file}`,
    fetchPriority,
  }));
}
