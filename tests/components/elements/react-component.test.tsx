import { createRef, StrictMode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LpLists as Component } from '../../../elements/frameworks/react';

/** The class of the tag, which records what the element has when it starts. */
class ListsElement extends HTMLElement {
  getAccessToken?: () => unknown;
  session?: object;
  atStart: object[] = [];

  connectedCallback() {
    queueMicrotask(() => this.atStart.push({ session: this.session, token: this.getAccessToken?.() }));
  }
}

customElements.define('lp-lists', ListsElement);

interface Props {
  ref?: Ref<HTMLElement>;
  listType?: string | undefined;
  className?: string;
  session?: object | undefined;
  getAccessToken?: () => unknown;
  onLpSelect?: ((event: CustomEvent<string>) => void) | undefined;
}

// The package has the types of the components. The source has one component for all tags.
const LpLists = Component as (props: Props) => React.ReactNode;

describe('the React component of an element', () => {
  let root: Root;
  let container: HTMLElement;

  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });

  afterEach(() => {
    root.unmount();
    container.remove();
  });

  function render(props: Props): ListsElement {
    flushSync(() =>
      root.render(
        <StrictMode>
          <LpLists {...props} />
        </StrictMode>,
      ),
    );
    const element = container.querySelector<ListsElement>('lp-lists');
    if (!element) throw new Error('There is no element.');
    return element;
  }

  const attributesOf = ({ attributes }: Element) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));

  const select = (element: Element, detail: string) =>
    element.dispatchEvent(new CustomEvent('lp-select', { detail }));

  it('sets the properties before a defined element starts [R-EMBED-037]', async () => {
    const session = { id: '7' };
    const element = render({ session, getAccessToken: () => 'token' });
    await Promise.resolve();
    expect(element.atStart).toEqual([{ session, token: 'token' }]);
  });

  it('gives a function one identity, and calls the function of the last render [R-EMBED-037]', () => {
    const element = render({ getAccessToken: () => 'first' });
    const before = element.getAccessToken;
    render({ getAccessToken: () => 'second' });
    expect(element.getAccessToken).toBe(before);
    expect(before?.()).toBe('second');
  });

  it('calls the listener of the last render once for each event [R-EMBED-037]', () => {
    const first = vi.fn();
    const second = vi.fn();
    select(render({ onLpSelect: first }), 'a');
    select(render({ onLpSelect: second }), 'b');
    select(render({ onLpSelect: undefined }), 'c');
    const details = (listener: typeof first) =>
      listener.mock.calls.map(([event]) => (event as CustomEvent<string>).detail);
    expect([details(first), details(second)]).toEqual([['a'], ['b']]);
  });

  it('changes and removes attributes and properties [R-EMBED-037]', () => {
    const element = render({ listType: 'owned', className: 'wide', session: {} });
    expect(attributesOf(element)).toEqual({ 'list-type': 'owned', class: 'wide' });
    render({ listType: 'followed', className: 'low' });
    expect(attributesOf(element)).toEqual({ 'list-type': 'followed', class: 'low' });
    expect(element.session).toBeUndefined();
    render({});
    expect(attributesOf(element)).toEqual({});
  });

  it('releases the element when it is removed [R-EMBED-037]', () => {
    const onLpSelect = vi.fn();
    const ref = createRef<HTMLElement>();
    const element = render({ ref, session: {}, getAccessToken: () => 'token', onLpSelect });
    expect(ref.current).toBe(element);
    flushSync(() => root.render(null));
    select(element, 'a');
    expect(onLpSelect).not.toHaveBeenCalled();
    expect([element.session, element.getAccessToken, ref.current]).toEqual([undefined, undefined, null]);
  });
});
