import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstScreens, modulesOf } from '../build/first-screens.mjs';
import { neededFiles } from '../build/needed-files.mjs';
import { budgets } from './budgets.mjs';

/**
 * Measures a build.
 *
 * @param build `folder` of the built files and `isSlim`
 * @param graph for each file of the bundle its `imports` and `modules`
 * @returns entries of `{ name, size, budget, files }`: the size in kB of gzip, and the number of files
 * @throws Error that names an entry without files
 */
export function measureSizes({ folder, isSlim }, graph) {
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
  return budgets
    .filter((row) => !isSlim || row.slim !== undefined)
    .map((row) => {
      const files = filesOf(row, graph);
      if (files.length === 0) throw new Error(`Sizes: there is no file for “${row.name}” in ${folder}.`);
      const sizes = files.map(sizeOf);
      const size = row.files === 'locale' ? Math.max(...sizes) : sizes.reduce((sum, one) => sum + one, 0);
      const build = isSlim ? 'slim' : 'react';
      return {
        name: row.name,
        size,
        budget: row[build],
        files: files.length,
      };
    });
}

function filesOf({ screen, files, module }, graph) {
  const all = Object.keys(graph);
  const isLocale = (file) =>
    graph[file].modules.length > 0 &&
    graph[file].modules.every((id) => /locales[\\/][^\\/]+\.json$/.test(id));
  const hasModule =
    (...parts) =>
    (file) =>
      graph[file].modules.some((id) => parts.some((part) => id.includes(part)));
  const isHls = hasModule('/hls.js/');
  const isSetUp = hasModule('/shell/setup/DebugPanel.tsx', '/state/setup/report.ts');
  const withModule = (path) => all.filter((file) => graph[file].modules.includes(resolve(path)));
  if (screen) return [...neededFiles(modulesOf(firstScreens[screen]).flatMap(withModule), graph)];
  if (module) return withModule(module);
  return {
    // `lp-catalog.js` defines the five elements again, for pages that use one script tag.
    all: all.filter((file) => !isLocale(file) && !isHls(file) && !isSetUp(file) && file !== 'lp-catalog.js'),
    classic: ['lp-catalog.iife.js'],
    setUp: all.filter(isSetUp),
    loader: ['loader.js'],
    locale: all.filter(isLocale),
  }[files];
}
