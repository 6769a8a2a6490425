import { leanBy } from './facts.mjs';
import { heardEvents, unheardIn } from './react-events.mjs';
import { neverHere } from './react-never.mjs';

/**
 * React's renderer also serves pages that a server wrote, and views that hide, move and animate by themselves. This
 * bundle has none of them.
 */
export const leanReact = () => ({
  ...leanBy({
    name: 'lean-react',
    library,
    files: {
      'cjs/react-dom-client.production.js': {
        ...neverHere,
        values: { ...neverHere.values, ...heardEvents.values },
        statements: [...neverHere.statements, ...heardEvents.statements],
      },
    },
  }),
  // Only what is no name of a variable has kept its name by then.
  generateBundle(_, bundle) {
    for (const { fileName, code = '', modules = {} } of Object.values(bundle)) {
      if (Object.keys(modules).some((id) => id.includes(`/${library}/`))) continue;
      const unheard = unheardIn(code);
      if (unheard.length > 0)
        this.error(`${fileName} listens to ${unheard}, which elements/build/react-events.mjs leaves out.`);
    }
  },
});

const library = 'react-dom';
