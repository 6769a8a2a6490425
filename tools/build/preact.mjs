import { join, resolve } from 'node:path';

/** Replaces every import of React with the smaller Preact, in our code and in the libraries. */
export function preactForReact() {
  const id = 'virtual:react';
  const twins = {
    react: id,
    'react-dom': id,
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  };
  const code = [
    `import ${JSON.stringify(resolve('elements/slim/flush-after-events.ts'))};`,
    "export * from 'preact/compat';",
    "export { default } from 'preact/compat';",
  ];
  return {
    name: 'preact-for-react',
    resolveId: {
      order: 'pre',
      handler(source, importer, options) {
        if (source === './mount-hydrated') return resolve('elements/slim/mount-hydrated.tsx');
        const twin = twins[source];
        if (!twin || twin === id) return twin ?? null;
        return this.resolve(twin, importer, { ...options, skipSelf: true });
      },
    },
    load: (source) => (source === id ? code.join('\n') : null),
  };
}

/** React as the slim code for servers has it: Preact, with boundaries that render a fallback on a server. */
const codeOnServers = `
  export * from 'preact/compat';
  export { default } from 'preact/compat';
  export { Suspense } from './suspense';
`;

/** Replaces React with Preact in the code for servers, as a plugin of esbuild. */
export const preactOnServers = {
  name: 'preact-on-servers',
  setup(api) {
    const folder = resolve('elements/slim/server');
    const namespace = 'preact-on-servers';
    const twins = { 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' };
    api.onResolve({ filter: /^react$/ }, ({ path }) => ({ path, namespace }));
    api.onLoad({ filter: /.*/, namespace }, () => ({ contents: codeOnServers, resolveDir: folder }));
    api.onResolve({ filter: /^\.\/render-tree$/ }, () => ({ path: join(folder, 'render-tree.tsx') }));
    api.onResolve({ filter: /^react(-dom|\/jsx-runtime)$/ }, ({ path, resolveDir, kind }) =>
      api.resolve(twins[path], { resolveDir, kind }),
    );
  },
};
