import { neededFiles } from './needed-files.mjs';

/** A magic comment that V8 reads at the very start of a file; other engines pass over it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** A file with less than this is compiled in no time, and the hint would cost more than it brings. */
const leastCharacters = 8000;

/**
 * Marks the files of first screens: nearly all of their functions are called at once, and the engine compiles them while
 * they come in, off the main thread, instead of reading each one twice when it is called. Stands behind the minifier,
 * which drops comments.
 */
export function compileAhead(screens) {
  return {
    name: 'compile-ahead',
    renderChunk(code, { fileName }, _, { chunks }) {
      if (code.length < leastCharacters) return null;
      const roots = Object.values(chunks).filter(({ isEntry, name }) => isEntry || screens.includes(name));
      const isFirst = neededFiles(
        roots.map((root) => root.fileName),
        chunks,
      ).has(fileName);
      return isFirst ? { code: hint + code, map: null } : null;
    },
  };
}
