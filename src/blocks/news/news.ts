import { postsOf } from '../catalog-posts';

/** Posts that are current (R-API-058). */
export const news = postsOf('current');
