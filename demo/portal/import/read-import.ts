import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { PortalCatalog } from '../catalog-format';
import { catalogSchema } from './catalog-schema';
import { readBooks } from './read-books';
import { readModules } from './read-modules';
import { readResources } from './read-resources';

/** Reads the shapes that are no catalog format but lists of items, each recognised by the fields of its items. */
const readers: readonly { fits: (item: object) => boolean; read: (content: unknown) => PortalCatalog }[] = [
  { fits: (item) => 'url' in item && 'kind' in item, read: readBooks },
  { fits: (item) => 'url' in item, read: readResources },
  { fits: (item) => 'kind' in item, read: readModules },
];

/** The catalog in a file; what is wrong with one is said in a sentence with the field and what was expected. */
export function readImport(file: string): PortalCatalog {
  const content = readJson(file);
  const item = firstItem(content);
  const reader = item === undefined ? undefined : readers.find(({ fits }) => fits(item));
  try {
    return reader === undefined ? v.parse(catalogSchema, content) : reader.read(content);
  } catch (failure) {
    if (!v.isValiError(failure)) throw failure;
    const [issue] = failure.issues;
    const field = v.getDotPath(issue) ?? 'the file itself';
    throw new Error(`${file} cannot be imported: ${field}: ${expectation(issue)}.`, { cause: failure });
  }
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no file ${file} to import.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${file} cannot be imported: it is not JSON.`);
  }
}

function firstItem(content: unknown): object | undefined {
  const list =
    typeof content === 'object' && content !== null && 'items' in content ? content.items : undefined;
  const item: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof item === 'object' && item !== null ? item : undefined;
}

/** The library's own messages start with "Invalid"; ours say what is expected themselves. */
function expectation({ message, expected, received }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid') ? `expected ${expected} but found ${received}` : message;
}
