import { resolve } from 'node:path';
import { firstScreens } from './first-screens.mjs';
import { reachable, screensOfModules } from './screens-of-modules.mjs';

/**
 * The maximum number of files with shared code that a first screen loads, since browsers request few files at a time.
 */
const mostFiles = 11;

/**
 * What a file costs a screen besides its code, in characters of code: another request, and text that compresses
 * separately.
 */
const fileCost = 1500;

const allScreens = Object.keys(firstScreens);

/**
 * Rollup's `manualChunks`: modules that the same first screens need share a file. The libraries that every screen needs
 * have a file of their own, which stays in the browser's cache when there is a new version of the elements. Rollup
 * itself creates the chunks of lazily loaded code.
 */
export function chunkGroups() {
  let chunks;
  return (id, { getModuleInfo }) => {
    chunks ??= chunksByModule(getModuleInfo);
    return chunks.get(id) ?? hydrationOf(id) ?? localeOf(id, getModuleInfo);
  };
}

/**
 * Returns the chunk of a language's texts, or nothing for a module that holds none. Texts have a chunk of their own, as
 * Rollup would add lazily loaded code to them, which every page of that language would load. Too few texts for a file
 * are left to Rollup.
 */
function localeOf(id, getModuleInfo) {
  const [, name] = /[\\/]locales[\\/]([^\\/]+)\.json$/.exec(id) ?? [];
  return name && getModuleInfo(id)?.code?.length > fileCost ? name : undefined;
}

/** Returns the chunk of the code that only a page from a server loads, which names it in a preload link. */
const hydrationOf = (id) =>
  /[\\/](elements|src[\\/]shell)[\\/]hydration[\\/]/.test(id) ? 'hydration' : undefined;

function chunksByModule(getModuleInfo) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? [];
  const screensOf = screensOfModules(importsOf, (path) => resolve(path));
  const isLibrary = (id) => /[\\/]node_modules[\\/]/.test(id);
  const everywhere = [...screensOf.keys()].filter((id) => screensOf.get(id).length === allScreens.length);
  const vendor = reachable(everywhere.filter(isLibrary), importsOf);
  const groups = new Map();
  for (const [id, screens] of screensOf) {
    // An entry defines its tag. Code that loads later imports shared chunks, and must not define a tag.
    if (vendor.has(id) || getModuleInfo(id)?.isEntry) continue;
    const group = groups.get(screens.join()) ?? { screens, ids: [], size: 0, imports: new Set() };
    group.ids.push(id);
    group.size += getModuleInfo(id)?.code?.length ?? 0;
    for (const imported of importsOf(id)) if (!vendor.has(imported)) group.imports.add(imported);
    groups.set(screens.join(), group);
  }
  const joined = joinGroups([...groups.values()], screensOf);
  return new Map([
    ...[...vendor].map((id) => [id, 'vendor']),
    ...joined.flatMap((group) => group.ids.map((id) => [id, chunkName(group)])),
  ]);
}

/**
 * Joins groups into larger ones, the cheapest first, while that saves something or a screen loads too many files.
 * Updates the screens of the modules.
 */
function joinGroups(groups, screensOf) {
  const isCrowded = allScreens.some(
    (screen) => groups.filter(({ screens }) => screens.includes(screen)).length > mostFiles,
  );
  const [cheapest] = groups
    .flatMap((from) =>
      groups.filter((into) => canJoin(from, into, screensOf)).map((into) => ({ from, into })),
    )
    .map((pair) => ({ ...pair, cost: costOf(pair) }))
    .filter(({ cost }) => isCrowded || cost < 0)
    .sort((one, other) => one.cost - other.cost);
  if (!cheapest) return groups;
  const { from, into } = cheapest;
  into.ids.push(...from.ids);
  into.size += from.size;
  from.imports.forEach((id) => into.imports.add(id));
  from.ids.forEach((id) => screensOf.set(id, into.screens));
  return joinGroups(
    groups.filter((group) => group !== from),
    screensOf,
  );
}

const includesAll = (screens, others) => others.every((screen) => screens.includes(screen));

/**
 * Returns whether one group can join another. Every screen of the larger group then loads the smaller group, so it must
 * already load what the smaller group imports.
 */
const canJoin = (from, into, screensOf) =>
  from !== into &&
  includesAll(into.screens, from.screens) &&
  [...from.imports].every((id) => from.ids.includes(id) || includesAll(screensOf.get(id), into.screens));

/**
 * Returns the cost of a join: the code that screens then load without need, less the file that the other screens save.
 */
const costOf = ({ from, into }) =>
  from.size * (into.screens.length - from.screens.length) - fileCost * from.screens.length;

/** Returns the name of a chunk. Long names are shortened, since every file that imports a chunk contains its name. */
function chunkName({ screens }) {
  if (screens.length === allScreens.length) return 'core';
  return screens.length > 2 ? `shared-${screens.map(([letter]) => letter).join('')}` : screens.join('-');
}
