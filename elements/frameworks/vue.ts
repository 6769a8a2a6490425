import { defineComponent, h, onBeforeUnmount, onMounted, onUpdated, shallowRef, type App } from 'vue';
import type { Tag } from '../description';
import { bindElement, type Binding } from './binding';
import { sortInput } from './element-input';
import { loadElement } from './load-element';

/**
 * Creates the Vue component of an element. A server renders the attributes. The browser sets properties and listeners
 * once the component is mounted, since Vue sets neither before the class of the element is defined.
 * @see R-EMBED-037
 */
function component(tag: Tag, name: string) {
  return defineComponent({
    name,
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      const node = shallowRef<HTMLElement>();
      const rendered = sortInput(tag, attrs).attributes;
      let binding: Binding | undefined;
      const update = (): void => binding?.update(sortInput(tag, attrs));
      onMounted(() => {
        if (!node.value) return;
        binding = bindElement(node.value, rendered);
        update();
        loadElement(tag);
      });
      onUpdated(update);
      onBeforeUnmount(() => binding?.release());
      return () => h(tag, { ...sortInput(tag, attrs).others, ...rendered, ref: node }, slots['default']?.());
    },
  });
}

export const LpCatalogHome = component('lp-catalog-home', 'LpCatalogHome');
export const LpSearch = component('lp-search', 'LpSearch');
export const LpLists = component('lp-lists', 'LpLists');
export const LpMediaPlayer = component('lp-media-player', 'LpMediaPlayer');
export const LpFavouritesButton = component('lp-favourites-button', 'LpFavouritesButton');

/** Registers the components, so that templates can use them without an import. */
export const lpCatalog = {
  install(app: App): void {
    for (const one of [LpCatalogHome, LpSearch, LpLists, LpMediaPlayer, LpFavouritesButton])
      app.component(one.name ?? '', one);
  },
};
