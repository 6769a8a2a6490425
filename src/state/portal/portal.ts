import { createStore } from 'jotai';

/** The one store of the page; every element's root reads and writes it (R-EMBED-035). */
export const store = createStore();
