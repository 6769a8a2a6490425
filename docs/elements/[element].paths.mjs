import { faces } from '../../tools/generate/face';
import { elementPage, sharedPage } from '../.vitepress/pages/element-page';

/** A page for each element, and one for what they share. */
export default {
  watch: ['../../elements/description.ts', '../../tools/generate/details.ts'],
  paths: () => [
    ...faces.map((face) => ({ params: { element: face.tag }, content: elementPage(face) })),
    { params: { element: 'shared' }, content: sharedPage(faces[0]) },
  ],
};
