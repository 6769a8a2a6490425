import * as v from 'valibot';
import type { TagCategory } from '../domain/search/filter-categories';
import { id, list, readAnswer, readItems, text } from './answers';
import type { Api } from './api';

/** The number that marks a tag of a class (R-ENTITY-063). */
const classTagType = 3;

const WireCategory = v.pipe(
  v.object({
    id,
    name: text,
    catalogTags: v.nullish(v.array(v.object({ id, name: text, type: v.nullish(v.number(), 1) })), () => []),
  }),
  v.transform((wire): TagCategory => ({
    id: wire.id,
    name: wire.name,
    tags: wire.catalogTags.map((tag) => ({
      id: tag.id,
      name: tag.name,
      kind: tag.type === classTagType ? 'ClassTag' : 'Tag',
    })),
  })),
);

/** The tag categories of the filters (R-API-063). */
export async function tagCategories(api: Api, signal?: AbortSignal): Promise<TagCategory[]> {
  const answer = await api.http.send('categorizedTags', {}, signal);
  return readItems(WireCategory, readAnswer(list, answer, 'categorizedTags'), 'categorizedTags');
}
