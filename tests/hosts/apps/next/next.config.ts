import type { NextConfig } from 'next';

/** The repository around this folder has a lock of its own, so Next.js cannot find its root by that. */
const config: NextConfig = {
  outputFileTracingRoot: import.meta.dirname,
  // For the function forbidden().
  experimental: { authInterrupts: true },
};

export default config;
