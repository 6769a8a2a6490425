import { buildPages } from './build-pages';

/** The runner calls the default export, and at the end the function that it returns. */
export default buildPages;
