import { firstComposition, tags, type Composition, type View } from './composition';
import { openJson } from './open';

/** Returns the fragment that holds a composition, so that its address can be shared. */
export function fragmentOf(composition: Composition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(composition));
  const text = btoa(String.fromCodePoint(...bytes));
  return `#${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

export interface ReadFragment {
  composition: Composition;
  /** Why the address could not be read, or what of it was left out. */
  problem?: string;
}

/** Reads a fragment. One that cannot be read gives the first composition and a problem. */
export function readFragment(fragment: string): ReadFragment {
  const first = firstComposition();
  if (fragment.length < 2) return { composition: first };
  const stored = decoded(fragment.slice(1));
  if (stored === undefined)
    return { composition: first, problem: 'The address holds no composition that can be read.' };
  const { blocks, problems } = openJson(JSON.stringify(stored.blocks ?? []));
  return {
    composition: {
      tag: tags.find((tag) => tag === stored.tag) ?? first.tag,
      attributes: texts(stored.attributes),
      blocks,
      view: viewOf(stored.view, first.view),
    },
    ...(problems.length === 0 ? {} : { problem: problems.join(' ') }),
  };
}

function decoded(text: string): Partial<Composition> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0));
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The entries of an object whose values are texts. */
function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

function viewOf(stored: unknown, first: View): View {
  const { widthPx, theme, states, audience, lang, preset } = (stored ?? {}) as Partial<View>;
  return {
    ...first,
    ...texts({ audience, lang, preset }),
    widthPx: Number(widthPx) || first.widthPx,
    theme: theme === 'dark' ? 'dark' : 'light',
    states: texts(states),
  };
}
