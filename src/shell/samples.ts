import { samples } from '../blocks/samples';
import { sampleHttpOf } from '../state/portal/sample-portal';

export { previewUser } from '../state/portal/sample-portal';

/** Returns an HTTP module that responds with the samples of all blocks. @see A-134 */
export const sampleHttp = sampleHttpOf(samples);
