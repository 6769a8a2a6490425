/** Files of a bundle, all that they import at once, and what those import. */
export function neededFiles(files, bundle, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !bundle[file]) continue;
    found.add(file);
    neededFiles(bundle[file].imports, bundle, found);
  }
  return found;
}
