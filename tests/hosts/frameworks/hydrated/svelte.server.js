import { render as renderComponent } from 'svelte/server';
import SveltePortal from './SveltePortal.svelte';

export const render = () => renderComponent(SveltePortal).body;
