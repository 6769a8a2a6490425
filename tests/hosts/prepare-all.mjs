import { preparePages } from './prepare';

/** The runner asks for a default export; what it gets back it calls at the end. */
export default preparePages;
