import { postsOf } from '../catalog-posts';

/** Posts that stay true for long (R-API-058). */
export const practicalInformation = postsOf('practical');
