import { TextBlock } from '../lazy-blocks';
import { staticBlock } from '../make-block';

/** A text that an editor wrote. @see A-031 */
export const textBlock = staticBlock({ name: 'TextBlock', View: TextBlock });
