import { build } from 'esbuild';

/**
 * Returns the import graph of our own sources, without libraries and generated modules.
 *
 * @param entries paths of the entries, from the root of the project
 * @returns a map from each file's path to `{ imports, dynamicImports }`, lists of paths
 */
export async function importGraph(entries) {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    packages: 'external',
    external: ['virtual:*'],
    jsx: 'automatic',
    logLevel: 'error',
  });
  const pathsOf = (imports, kind) =>
    imports.filter((one) => one.kind === kind && !one.external).map(({ path }) => path);
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      {
        imports: pathsOf(imports, 'import-statement'),
        dynamicImports: pathsOf(imports, 'dynamic-import'),
      },
    ]),
  );
}
