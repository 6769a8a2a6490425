import { staticBlock } from '../make-block';
import { SearchbarBlock } from './SearchbarBlock';

/** The search box of the header, on home. */
export const searchbar = staticBlock({ name: 'Searchbar', View: SearchbarBlock });
