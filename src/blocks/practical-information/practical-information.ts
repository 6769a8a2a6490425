import { postsOf } from '../catalog-posts';

/** Posts that stay valid for a long time. @see R-API-058 */
export const practicalInformation = postsOf('practical');
