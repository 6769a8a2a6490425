import { catalogPostList } from '../catalog-posts';

/** Current posts. @see R-API-058 */
export const news = catalogPostList('News', 'current');
