/** The icon set types its index only; one file an icon spares the build from reading all of them. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const shapes: IconNode;
  export { shapes as default };
}
