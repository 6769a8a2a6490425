/** The icon set has types for its index only. Importing one file per icon spares the build from reading all icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const shapes: IconNode;
  export { shapes as default };
}
