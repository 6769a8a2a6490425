import { staticBlock } from '../make-block';
import { SpaceBlock } from './SpaceBlock';

/** A gap between two blocks. @see A-031 */
export const spaceBlock = staticBlock({ name: 'SpaceBlock', View: SpaceBlock });
