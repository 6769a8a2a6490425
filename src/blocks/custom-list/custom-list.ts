import type { Block } from '../block';
import { CustomList } from './CustomList';

export const customList: Block = { View: CustomList };
