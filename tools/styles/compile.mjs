import { firstScreens } from '../build/first-screens.mjs';
import { screensOfModules } from '../build/screens-of-modules.mjs';
import { classRules } from './class-rules.mjs';
import { importGraph } from './import-graph.mjs';
import { baseSheet, minified } from './minified.mjs';
import { renameInCss, shortNames } from './short-names.mjs';

const allScreens = Object.keys(firstScreens);

/**
 * Compiles all utility classes of `src` into one sheet, split into parts by the first screens that need them.
 *
 * @param areNamesShort whether the sheet has short names in place of the class names
 * @returns `parts`, for each part a list of `index, css, index, css …` in the order of the cascade, where `core` is
 *   what every element needs; `partsOf`, for each file with classes the names of the parts that it needs besides the
 *   core; and `names`, a map from class to short name
 */
export async function compileStyles({ areNamesShort }) {
  const graph = await importGraph(allScreens.map((name) => `elements/${firstScreens[name].tag}.ts`));
  const files = [...graph.keys()].filter((file) => /^src\/.*\.tsx?$/.test(file)).sort();
  const { rules, rulesOf, classes } = classRules(files);
  const names = areNamesShort ? shortNames(classes) : new Map();
  const users = usersOf(rulesOf, graph);
  const css = (await Promise.all(rules.map(minified))).map((rule) => renameInCss(rule, names));
  const parts = { core: [0, await baseSheet()] };
  const partsOf = new Map();
  for (const file of files) {
    const ofFile = rulesOf.get(file).flatMap((rule) => partOfRule(users.get(rule), file) ?? []);
    partsOf.set(file, [...new Set(ofFile)]);
  }
  let previous;
  for (const [rule, user] of users) {
    const ofRule = partNames(user);
    // Neighbouring rules that are in the same single part share an entry.
    if (ofRule.length === 1 && ofRule[0] === previous)
      parts[previous][parts[previous].length - 1] += css[rule];
    else for (const name of ofRule) (parts[name] ??= []).push(rule + 1, css[rule]);
    previous = ofRule.length === 1 ? ofRule[0] : undefined;
  }
  return { parts, partsOf, names };
}

/**
 * Returns for each rule the first screens that need it at once, and by file the screens that may load the file later.
 */
function usersOf(rulesOf, graph) {
  const idOf = (path) => path;
  const first = screensOfModules((id) => graph.get(id)?.imports ?? [], idOf);
  const ever = screensOfModules((id) => {
    const { imports = [], dynamicImports = [] } = graph.get(id) ?? {};
    return [...imports, ...dynamicImports];
  }, idOf);
  const users = new Map();
  for (const [file, rules] of rulesOf)
    for (const rule of rules) {
      const user = users.get(rule) ?? { first: new Set(), lazy: new Map() };
      users.set(rule, user);
      if (first.has(file)) first.get(file).forEach((screen) => user.first.add(screen));
      else user.lazy.set(file, ever.get(file) ?? allScreens);
    }
  return new Map([...users].sort(([one], [other]) => one - other));
}

/**
 * Returns whether a lazily loaded file needs the rule in a part of its own. It does not when every screen that loads
 * the file already has the rule.
 */
const bringsRule = ({ first }, screens) => !screens.every((screen) => first.has(screen));

const lazyScreens = (user) =>
  allScreens.filter((screen) =>
    [...user.lazy.values()].some((screens) => bringsRule(user, screens) && screens.includes(screen)),
  );

const nameOf = (screens) => (screens.length === allScreens.length ? 'core' : screens.join('-'));

function partNames(user) {
  const lazy = lazyScreens(user);
  return [
    ...(user.first.size > 0 ? [nameOf(allScreens.filter((screen) => user.first.has(screen)))] : []),
    ...(lazy.length > 0 ? [`later-${lazy.join('-')}`] : []),
  ];
}

/** Returns the part through which a file gets a rule; undefined when the rule is loaded before the file. */
function partOfRule(user, file) {
  const screens = user.lazy.get(file);
  if (screens) return bringsRule(user, screens) ? `later-${lazyScreens(user).join('-')}` : undefined;
  const name = nameOf(allScreens.filter((screen) => user.first.has(screen)));
  return name === 'core' ? undefined : name;
}
