import type { Block } from '../block';
import { Searchbar } from './Searchbar';

export const searchbar: Block = { View: Searchbar };
