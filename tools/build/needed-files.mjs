/** Returns the files and all files of the bundle that they import statically, directly or indirectly. */
export function neededFiles(files, bundle, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !bundle[file]) continue;
    found.add(file);
    neededFiles(bundle[file].imports, bundle, found);
  }
  return found;
}
