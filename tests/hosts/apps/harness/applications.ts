/** An application in `tests/hosts/apps`, and the arguments of Node that build it and start its production server. */
export interface Application {
  build: readonly string[];
  start: readonly string[];
}

/** Every application by the name of its folder, the longest build first. */
export const applications: Readonly<Record<string, Application>> = {
  // Turbopack takes twice as long on two cores.
  next: {
    build: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    start: ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost'],
  },
  nuxt: {
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    start: ['.output/server/index.mjs'],
  },
  astro: { build: ['node_modules/astro/astro.js', 'build'], start: ['dist/server/entry.mjs'] },
};
