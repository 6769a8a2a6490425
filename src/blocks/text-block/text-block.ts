import type { Block } from '../block';
import { TextBlock } from './TextBlock';

export const textBlock: Block = { View: TextBlock };
