import type { CDPSession } from '@playwright/test';

/** A node of Chromium's accessibility tree. */
export type AxNode = Awaited<ReturnType<typeof fullTree>>['nodes'][number];

export const fullTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

export const roleOf = (node: AxNode): string => String(node.role?.value ?? '');
export const nameOf = (node: AxNode): string => String(node.name?.value ?? '').trim();

const properties = (node: AxNode): Map<string, string> =>
  new Map(node.properties?.map(({ name, value }) => [name, String(value.value)]));

/** What a screen reader calls the roles; the others are said by their own name. */
const roleWords: Record<string, string> = {
  textbox: 'edit',
  searchbox: 'search edit',
  StaticText: '',
  paragraph: '',
  generic: '',
  RootWebArea: 'page',
  Iframe: 'frame',
  Video: 'video',
  image: 'image',
  img: 'image',
  banner: 'banner landmark',
  main: 'main landmark',
  navigation: 'navigation landmark',
  complementary: 'complementary landmark',
  contentinfo: 'content info landmark',
  search: 'search landmark',
  region: 'region',
};

/** States that are said when they hold, and those that are said either way. */
const ifTrue = (word: string) => (value: string) => (value === 'true' ? word : '');
const either = (yes: string, no: string) => (value: string) => (value === 'true' ? yes : no);

const states: [property: string, word: (value: string) => string][] = [
  ['checked', (value) => (value === 'mixed' ? 'partly checked' : either('checked', 'not checked')(value))],
  ['pressed', either('pressed', 'not pressed')],
  ['expanded', either('expanded', 'collapsed')],
  ['selected', either('selected', 'not selected')],
  ['disabled', ifTrue('unavailable')],
  ['required', ifTrue('required')],
  ['invalid', (value) => (value === 'false' ? '' : 'invalid')],
  ['readonly', ifTrue('read only')],
  ['busy', ifTrue('busy')],
  ['hasPopup', (value) => (value === 'false' ? '' : `opens ${value}`)],
  ['autocomplete', (value) => (value === 'none' ? '' : 'has suggestions')],
  ['multiline', ifTrue('multi-line')],
];

const statesOf = (node: AxNode): string[] => {
  const props = properties(node);
  return states.flatMap(([name, word]) => {
    const value = props.get(name);
    return value === undefined ? [] : word(value) || [];
  });
};

const valueOf = (node: AxNode): string => {
  const value = String(node.value?.value ?? '');
  return value && value !== nameOf(node) ? `“${value}”` : '';
};

/** What of a stop can change while the focus stays there. */
export interface Words {
  name: string;
  role: string;
  value: string;
  states: string[];
  description: string;
}

export function wordsOf(node: AxNode): Words {
  const role = roleOf(node);
  const props = properties(node);
  const level = role === 'heading' ? ` level ${props.get('level') ?? ''}` : '';
  const described = props.get('roledescription');
  return {
    name: nameOf(node),
    role: described ?? `${roleWords[role] ?? role}${level}`,
    value: valueOf(node),
    states: statesOf(node),
    description: String(node.description?.value ?? '').trim(),
  };
}

/** All of a stop, in the order in which screen readers say it. */
export const sayAll = ({ name, role, value, states: said, description }: Words, extra: string[]): string =>
  [name && `"${name}"`, role, value, ...said, ...extra, description && `(${description})`]
    .filter(Boolean)
    .join(', ');

/** Only what is new at the stop that still has the focus; a description is not said again. */
export function sayChange(before: Words, now: Words): string {
  const name = now.name === before.name ? '' : `"${now.name}"`;
  const value = now.value === before.value ? '' : now.value;
  const fresh = now.states.filter((state) => !before.states.includes(state));
  const gone = before.states.includes('unavailable') && !now.states.includes('unavailable');
  return [name, value, ...fresh, gone && 'available'].filter(Boolean).join(', ');
}
