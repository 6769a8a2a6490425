import { catalogPostList } from '../catalog-posts';

/** Both kinds of posts in one list. @see R-API-058 */
export const newsAndPracticalInformation = catalogPostList('NewsAndPracticalInformation', 'all');
