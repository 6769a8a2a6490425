import { firstScreens, modulesOf } from './first-screens.mjs';

/**
 * Returns which first screens need a module before their first paint.
 *
 * @param importsOf returns the ids that a module imports statically
 * @param idOf returns the id of one of our files, given its path from the root of the project
 * @returns a map from each such id to the names of its screens, in the order of the list of first screens
 */
export function screensOfModules(importsOf, idOf) {
  const screens = new Map();
  for (const name of Object.keys(firstScreens))
    for (const id of reachable(modulesOf(firstScreens[name]).map(idOf), importsOf))
      screens.set(id, [...(screens.get(id) ?? []), name]);
  return screens;
}

/** Returns the modules and all modules that they import statically, directly or indirectly. */
export function reachable(ids, importsOf) {
  const found = new Set();
  const waiting = [...ids];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  return found;
}
