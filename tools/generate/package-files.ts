import { elements } from '../../elements/description';
import { classicDeclarations, entryDeclarations, loaderDeclarations, mainDeclarations } from './declarations';
import { details } from './details';
import { htmlCustomData, webTypes } from './editor-data';
import { faces } from './face';
import { frameworkTypes } from './framework-types';
import { manifest } from './manifest';

/** The files beside the code that are made from the description, by their path in `dist` (R-EMBED-003). */
export function packageFiles(version: string): Record<string, string> {
  return {
    ...besideEntries('dist'),
    'html-custom-data.json': json(htmlCustomData()),
    'web-types.json': json(webTypes(version)),
    ...Object.fromEntries(
      Object.entries(frameworkTypes).flatMap(([name, text]) => [
        [`frameworks/${name}.d.ts`, text()],
        // An import for its types alone still names a file that a bundler looks for.
        [`frameworks/${name}.js`, 'export {};\n'],
      ]),
    ),
  };
}

/** What stands beside the code of either build: the page's sheet, the types of the entries, and what the elements are. */
export function besideEntries(folder: string): Record<string, string> {
  return {
    'lp-host.css': hostSheet(),
    'custom-elements.json': json(manifest(folder)),
    'lp-catalog.d.ts': mainDeclarations(),
    'lp-catalog.iife.d.ts': classicDeclarations,
    'loader.d.ts': loaderDeclarations,
    ...Object.fromEntries(Object.keys(elements).map((tag) => [`${tag}.d.ts`, entryDeclarations])),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Keeps the room of elements whose code is not here yet, and of those that are not drawn yet; a page that hides one keeps
 * it hidden. A browser without states leaves out the rules that name one, and keeps the others.
 */
function hostSheet(): string {
  const rooms = [
    ...faces.map(({ tag }) => [tag, details[tag].reserve] as const),
    ['lp-search[results]', 'min-height: var(--lp-reserve, 100vh)'] as const,
  ];
  const rules = [':defined', ':state(drawn)'].flatMap((come) =>
    rooms.map(([shown, reserve]) => `${shown}:not(${come}, [hidden]) { ${reserve}; }`),
  );
  return `${rules.join('\n')}\n`;
}
