import { imageSvg, pictureSize } from '../gallery/image-svg';
import { portraitSvg } from '../gallery/portrait';
import { courseOperations } from './course-operations';
import { dataOperations } from './home/data-operations';
import { favouriteOperations } from './lists/favourite-operations';
import { listOperations } from './lists/list-operations';
import { materialOperations } from './media/material-operations';
import { type Call, type Operation, param } from './operation';
import { orderOperations } from './home/order-operations';
import { postOperations } from './post-operations';
import { searchOperations } from './search/search-operations';
import { tagOperations } from './tag-operations';

/** Every call that the portal answers, as docs/openapi.yaml lists them (R-API-005 to R-API-078). */
export const operations: readonly Operation[] = [
  ...searchOperations,
  ...favouriteOperations,
  ...listOperations,
  ...dataOperations,
  ...postOperations,
  ...tagOperations,
  ...orderOperations,
  ...materialOperations,
  ...courseOperations,
  { id: 'image', service: 'gallery', method: 'GET', path: '/images/:id', answer: image },
];

function image(call: Call): Response {
  const id = param(call, 'id');
  const person = call.data.catalog.people.get(id);
  const picture =
    person === undefined
      ? imageSvg(id, pictureSize(call.url.searchParams.get('size')))
      : portraitSvg(id, person.name);
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
