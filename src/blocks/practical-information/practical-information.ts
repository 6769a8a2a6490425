import { catalogPostList } from '../catalog-posts';

/** Posts that stay valid for a long time. @see R-API-058 */
export const practicalInformation = catalogPostList('PracticalInformation', 'practical');
