import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ForwardedRef,
} from 'react';
import type { Tag } from '../description';
import { bindElement, type Binding } from './binding';
import { sortInput } from './element-input';
import { loadElement } from './load-element';

/** React 18 warns about a layout effect on a server. */
const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Creates the React component of an element. A server renders the attributes. The browser sets properties and listeners
 * in an effect, since React sets neither when it hydrates a custom element.
 * @see R-EMBED-037
 */
function component(tag: Tag) {
  function LpElement({ className, ...props }: { className?: string }, ref: ForwardedRef<HTMLElement>) {
    const input = sortInput(tag, props);
    // The binding changes the attributes later. React 18 and React 19 do so in different ways.
    const [rendered] = useState(input.attributes);
    const node = useRef<HTMLElement>(null);
    const binding = useRef<Binding>(undefined);
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => node.current, []);
    useClientEffect(() => {
      if (!node.current) return;
      binding.current ??= bindElement(node.current, rendered);
      binding.current.update(input);
    });
    useClientEffect(() => {
      loadElement(tag);
      return () => binding.current?.release();
    }, []);
    // React 18 writes the attribute `classname` for `className` of a custom element.
    return createElement(tag, { ...input.others, ...rendered, class: className, ref: node });
  }
  return forwardRef(LpElement);
}

export const LpCatalogHome = component('lp-catalog-home');
export const LpSearch = component('lp-search');
export const LpLists = component('lp-lists');
export const LpMediaPlayer = component('lp-media-player');
export const LpFavouritesButton = component('lp-favourites-button');
