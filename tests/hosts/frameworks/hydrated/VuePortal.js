import { h, ref } from 'vue';
import { LpCatalogHome, LpFavouritesButton, LpLists, LpMediaPlayer, LpSearch } from 'lp-catalog/vue';
import { fetchToken, portal } from './page-state';

/** Renders on a server, and then in the browser over what the server rendered. */
export const VuePortal = {
  setup() {
    const listType = ref('favorites');
    const searches = ref([]);
    const followed = ref('');
    const isShown = ref(true);
    const lists = ref();
    const onLpNavigate = (event) => {
      event.preventDefault();
      followed.value = event.detail.href;
    };
    const onLpSearch = ({ detail }) => (searches.value = [...searches.value, detail.phrase]);
    return () => {
      const shared = { ...portal, getAccessToken: () => fetchToken() };
      return [
        h('button', { id: 'to-owned', onClick: () => (listType.value = 'owned') }, 'Own lists'),
        h('button', { id: 'to-none', onClick: () => (isShown.value = !isShown.value) }, 'Show or not'),
        h(
          'button',
          { id: 'to-focus', onClick: () => lists.value.$el.setAttribute('data-reached', '') },
          'Reach the lists',
        ),
        h('output', { id: 'heard' }, searches.value.join(', ')),
        h('output', { id: 'followed' }, followed.value),
        isShown.value
          ? h('div', [
              h(LpCatalogHome, { ...shared, router: 'memory', class: 'wide' }),
              h(LpSearch, { ...shared, results: '', onLpSearch }),
              h(LpLists, { ...shared, ref: lists, 'list-type': listType.value, onLpNavigate }),
              h(LpMediaPlayer, { ...shared, mediaId: '1024', mediaType: 'video' }),
              h(LpFavouritesButton, { ...shared, elementId: '1001', type: 'course', name: 'First aid' }),
            ])
          : null,
      ];
    };
  },
};
