import { elements } from '../../elements/description';
import { componentNames, componentTypes } from './component-types';
import { configSchema } from './config-schema';
import { classicDeclarations, entryDeclarations, loaderDeclarations, mainDeclarations } from './declarations';
import { details } from './details';
import { htmlCustomData, webTypes } from './editor-data';
import { faces } from './face';
import { frameworkTypes } from './framework-types';
import { manifest } from './manifest';
import { serverDeclarations } from './server-declarations';

/**
 * Returns the files that accompany the code and are generated from the description, by their path in `dist`.
 * @see R-EMBED-003
 */
export function packageFiles(version: string): Record<string, string> {
  return {
    ...besideEntries('dist'),
    'config.schema.json': json(configSchema()),
    'html-custom-data.json': json(htmlCustomData()),
    'web-types.json': json(webTypes(version)),
    ...Object.fromEntries(
      Object.entries({ ...frameworkTypes, ...componentTypes }).map(([name, text]) => [
        `frameworks/${name}.d.ts`,
        text(),
      ]),
    ),
    'frameworks/react-18.js': `'use client';\nexport { ${componentNames.join(', ')} } from './react.js';\n`,
  };
}

/**
 * Returns the files that accompany the code of either build: the page's sheet, the types of the entries, and the
 * manifest of the elements.
 */
export function besideEntries(folder: string): Record<string, string> {
  return {
    'lp-host.css': hostSheet(),
    'custom-elements.json': json(manifest(folder)),
    'lp-catalog.d.ts': mainDeclarations(),
    'lp-catalog.iife.d.ts': classicDeclarations,
    'loader.d.ts': loaderDeclarations,
    'server/server.d.ts': serverDeclarations(),
    ...Object.fromEntries(Object.keys(elements).map((tag) => [`${tag}.d.ts`, entryDeclarations])),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Reserves space for elements whose code is not loaded yet, and for elements that are not rendered yet. An element that
 * a page hides stays hidden. A browser without states ignores the rules with a state, and applies the others.
 * @see A-164
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
