import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { VuePortal } from './VuePortal';

export const render = () => renderToString(createSSRApp(VuePortal));
