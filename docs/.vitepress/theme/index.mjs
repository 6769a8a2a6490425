import DefaultTheme from 'vitepress/theme';
import LiveExample from './LiveExample.vue';
import '../playground/playground.css';
import './style.css';

/** VitePress's own theme with running examples. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
  },
};
