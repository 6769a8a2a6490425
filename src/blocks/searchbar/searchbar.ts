import type { Block } from '../block';
import { Searchbar } from './SearchbarBlock';

export const searchbar: Block = { View: Searchbar };
