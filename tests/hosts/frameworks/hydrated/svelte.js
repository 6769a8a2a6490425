import { hydrate } from 'svelte';
import SveltePortal from './SveltePortal.svelte';

hydrate(SveltePortal, { target: document.querySelector('#app') });
