import { resolve } from 'node:path';
import { firstScreens, modulesOf } from './first-screens.mjs';
import { neededFiles } from './needed-files.mjs';

/** A magic comment at the start of a file. V8 reads it; other engines ignore it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The minimum length of a marked file. A smaller file compiles quickly without the hint. */
const leastCharacters = 8000;

/**
 * Marks the files of first screens. Nearly all of their functions are called at once, so V8 compiles them off the main
 * thread while they arrive. Runs after the minifier, which removes comments.
 */
export function compileAhead() {
  const modules = new Set(
    Object.values(firstScreens)
      .flatMap(modulesOf)
      .map((path) => resolve(path)),
  );
  return {
    name: 'compile-ahead',
    renderChunk(code, { fileName }, _, { chunks }) {
      if (code.length < leastCharacters) return null;
      const roots = Object.values(chunks).filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)));
      const files = neededFiles(
        roots.map((root) => root.fileName),
        chunks,
      );
      return files.has(fileName) ? { code: hint + code, map: null } : null;
    },
  };
}
