import { staticBlock } from '../make-block';
import { TextBlock } from './TextBlock';

/** A text that an editor wrote. @see A-031 */
export const textBlock = staticBlock({ name: 'TextBlock', View: TextBlock });
