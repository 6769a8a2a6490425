import * as v from 'valibot';
import type { TagCategory } from '../../domain/search/filters/filter-categories';
import { code, id, text } from '../answers/fields';
import { readList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';

/** The number and the name that identify a class tag. @see R-ENTITY-063 A-005 */
const classTagTypes: readonly string[] = ['3', 'classtag'];

const Tag = responseObject({ id, name: text, type: v.nullish(code, 1) });

const CategoryResponse = v.pipe(
  responseObject({
    id,
    name: text,
    catalogTags: v.nullish(v.array(Tag), () => []),
  }),
  v.transform((response): TagCategory => ({
    id: response.id,
    name: response.name,
    tags: response.catalogTags.map((tag) => ({
      id: tag.id,
      name: tag.name,
      kind: classTagTypes.includes(String(tag.type).toLowerCase()) ? 'ClassTag' : 'Tag',
    })),
  })),
);

/** Fetches the tag categories of the filters. @see R-API-063 */
export async function tagCategories(api: Api, signal?: AbortSignal): Promise<TagCategory[]> {
  const operation = 'categorizedTags';
  const answer = await api.http.send(operation, {}, signal);
  return readList(CategoryResponse, answer, { operation, report: api.report }).items;
}
