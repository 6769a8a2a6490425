import { createApp, h, ref } from 'vue';
import { fiveElements } from '../five-elements';

const { 'lp-search': search, 'lp-lists': lists, ...others } = fiveElements;

/** As the compiler of Vue makes it from a template: an attribute without a value is an empty text. */
createApp({
  setup() {
    const listType = ref('favorites');
    const heard = ref('');
    const isShown = ref(true);
    const hear = ({ detail }) => (heard.value = detail.phrase);
    return () => [
      h('button', { id: 'to-owned', onClick: () => (listType.value = 'owned') }, 'Own lists'),
      h('button', { id: 'to-none', onClick: () => (isShown.value = !isShown.value) }, 'Show or not'),
      h('output', { id: 'heard' }, heard.value),
      isShown.value
        ? h('div', [
            ...Object.entries(others).map(([tag, attributes]) => h(tag, attributes)),
            h('lp-search', { ...search, 'onLp-search': hear }),
            h('lp-lists', { ...lists, 'list-type': listType.value }),
          ])
        : null,
    ];
  },
}).mount('#app');
