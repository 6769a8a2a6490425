import { contentTypeNumbers } from '../../../src/domain/home/content-types';
import { kindOf, type Block } from './composition';

export interface Opened {
  /** The blocks that can be shown. */
  blocks: readonly Block[];
  /** What was left out, each with its field, what was expected and what was there. */
  problems: readonly string[];
}

/**
 * Reads a configuration, a catalog, a list of blocks or one block from JSON. Never throws.
 */
export function openJson(text: string): Opened {
  const found = findBlocks(parsed(text));
  if (typeof found === 'string') return { blocks: [], problems: [found] };
  const problems = found.flatMap((block, index) => problemOf(block, index) ?? []);
  return {
    blocks: found.filter((block, index) => problemOf(block, index) === undefined) as Block[],
    problems,
  };
}

type Parsed = { value: unknown } | { message: string };

function parsed(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (failure) {
    return { message: failure instanceof Error ? failure.message : String(failure) };
  }
}

/** Returns the blocks, or the problem. */
function findBlocks(read: Parsed): readonly unknown[] | string {
  if ('message' in read) return `expected JSON, got text that cannot be parsed: ${read.message}`;
  const { value } = read;
  if (Array.isArray(value)) return value as unknown[];
  if (!isObject(value)) return `expected a configuration, a catalog or blocks, got ${typeof value}`;
  if (value['contentType'] !== undefined) return [value];
  const [catalog] = Array.isArray(value['catalogs']) ? (value['catalogs'] as unknown[]) : [value];
  const components = isObject(catalog) ? catalog['components'] : undefined;
  return Array.isArray(components)
    ? components
    : 'catalogs[0].components: expected a list of blocks, got none';
}

function problemOf(block: unknown, index: number): string | undefined {
  if (!isObject(block)) return `components[${index}]: expected an object, got ${typeof block}`;
  if (kindOf(block) !== undefined) return undefined;
  const names = Object.keys(contentTypeNumbers).join(', ');
  return `components[${index}].contentType: expected one of ${names}, got ${block['contentType'] === undefined ? 'nothing' : JSON.stringify(block['contentType'])}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
