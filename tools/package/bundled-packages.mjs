/** Returns the folders of the packages that have a module in a bundle, each once, in order of their names. */
export function bundledPackages(modules) {
  return [...new Set(modules.map(packageFolder).filter(Boolean))].sort((one, other) =>
    nameIn(one).localeCompare(nameIn(other)),
  );
}

const nameIn = (folder) => folder.split('/node_modules/').at(-1);

/** Returns the folder of the package that a module belongs to; undefined for our own modules and for virtual ones. */
function packageFolder(id) {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}
