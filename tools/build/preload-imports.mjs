import { firstScreens } from './first-screens.mjs';

const opened = Object.values(firstScreens).flatMap(({ opens }) => opens);
const isWaitedFor = (id) =>
  /[\\/]pages[\\/].*Page\.tsx$/.test(id) || opened.some((path) => id.endsWith(path));

/**
 * A dynamic import fetches the imports of its target only after the target has arrived. For pages and for the modules
 * that a first screen opens, this plugin requests them at the same time. Files that every element has loaded by then
 * are left out.
 */
export function preloadImports() {
  return {
    name: 'preload-imports',
    renderDynamicImport({ targetModuleId, getTargetChunkImports }) {
      if (!targetModuleId || !isWaitedFor(targetModuleId.replaceAll('\\', '/'))) return null;
      const beside = (getTargetChunkImports() ?? []).filter(
        ({ type, chunk }) =>
          type === 'internal' && !chunk.isEntry && !['core', 'vendor'].includes(chunk.name),
      );
      if (beside.length === 0) return null;
      const imports = beside.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      return { left: 'Promise.all([import(', right: `),${imports.join()}]).then(([module])=>module)` };
    },
  };
}
