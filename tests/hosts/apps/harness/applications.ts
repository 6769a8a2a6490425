/** An application in `tests/hosts/apps`, and the arguments of Node that build it and start its production server. */
export interface Application {
  build: readonly string[];
  start: readonly string[];
}

/** Every application by the name of its folder. */
export const applications: Readonly<Record<string, Application>> = {
  astro: { build: ['node_modules/astro/astro.js', 'build'], start: ['dist/server/entry.mjs'] },
};

/** No framework reports what it does to its vendor. */
export const environment: Readonly<Record<string, string>> = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};
