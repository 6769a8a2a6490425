import { leanBy } from './facts.mjs';
import { neverHere } from './react-never.mjs';

/**
 * React's renderer also serves pages that a server wrote, and views that hide, move and animate by themselves. This
 * bundle has none of them.
 */
export const leanReact = () =>
  leanBy({
    name: 'lean-react',
    library: 'react-dom',
    files: { 'cjs/react-dom-client.production.js': neverHere },
  });
