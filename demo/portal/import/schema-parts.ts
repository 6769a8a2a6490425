import * as v from 'valibot';
import { cultures } from '../catalog/text';

/** Parts that several schemas of the catalog format share. */
export const id = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
export const ids = v.array(id);
export const flag = v.exactOptional(v.boolean());
export const text = v.union(
  [v.string(), v.record(v.picklist(cultures), v.string())],
  `must be a text, or an object of texts by language (${cultures.join(', ')})`,
);
export const optionalText = v.exactOptional(text);
