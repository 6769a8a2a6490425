import { dirname, relative } from 'node:path';
import { neededFiles } from './needed-files.mjs';

/**
 * A file that is fetched when it is wanted names what it needs only once it is there, and those files name more: one
 * journey to the server after the other. Here whoever asks for one of these asks for all of that at once; what is fetched
 * before it is wanted may take its time, and each name costs bytes.
 */
export function oneWave(names) {
  return {
    name: 'one-wave',
    generateBundle(_, bundle) {
      const needsOf = (file) => neededFiles([file], bundle);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = needsOf(chunk.fileName);
        const opened = chunk.dynamicImports.filter((file) => names.includes(bundle[file]?.name));
        for (const wanted of new Set(opened)) {
          const beside = [...needsOf(wanted)].filter((file) => file !== wanted && !own.has(file));
          if (beside.length > 0) chunk.code = askedTogether(chunk, wanted, beside);
        }
      }
    },
  };
}

/** The code without what this adds, for a file that has everything inside. */
export const inOneFile = (code) =>
  code.replace(/Promise\.all\(\[(import\("[^"]+"\))(?:,import\("[^"]+"\))+\]\)\.then\(m=>m\[0\]\)/g, '$1');

/** The file's code, where `import(wanted)` fails when one of the others fails, as it would have without this. */
function askedTogether({ fileName, code }, wanted, beside) {
  const asked = `import(${addressFrom(fileName, wanted)})`;
  if (!code.includes(asked))
    throw new Error(`${fileName} does not say ${asked}, which is to be asked for with others.`);
  const others = beside.map((file) => `import(${addressFrom(fileName, file)})`);
  return code.replaceAll(asked, `Promise.all([${[asked, ...others].join()}]).then(m=>m[0])`);
}

function addressFrom(file, other) {
  const path = relative(dirname(file), other).replaceAll('\\', '/');
  return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
}
