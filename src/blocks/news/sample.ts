import { catalogPostSamples } from '../catalog-post-samples';

export const sample = catalogPostSamples('current');
