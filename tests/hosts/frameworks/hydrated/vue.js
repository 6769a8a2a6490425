import { createSSRApp } from 'vue';
import { VuePortal } from './VuePortal';

createSSRApp(VuePortal).mount('#app');
