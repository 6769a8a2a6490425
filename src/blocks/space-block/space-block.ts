import type { Block } from '../block';
import { SpaceBlock } from './SpaceBlock';

export const spaceBlock: Block = { View: SpaceBlock };
