import type { Filter } from './filter';

type FilterOptions<Value> = Pick<Filter<Value>, 'scope' | 'parameter' | 'linkNames'> & Partial<Filter<Value>>;

/** Creates a filter that is on or off. A search engine compares its attribute with true. */
export function flag(options: FilterOptions<boolean>): Filter<boolean> {
  return {
    empty: false,
    read: ([text = '']) => ['true', '1'].includes(text.toLowerCase()),
    write: (value) => value,
    count: Number,
    has: (value) => value,
    toggle: (_value, _optionId, on) => on,
    ...options,
    ...(options.engine && { engine: { values: (value) => (value ? ['true'] : []), ...options.engine } }),
  };
}

interface ListFilterOptions<Value extends string> extends FilterOptions<readonly Value[]> {
  /** Returns the values that one option of the panel represents. By default, this is the id of the option. */
  valuesOf?: (optionId: string) => readonly Value[];
}

/** Creates a filter with several values. An item matches if it has at least one of them. */
export function list<Value extends string = string>({
  valuesOf = (optionId) => [optionId as Value],
  ...options
}: ListFilterOptions<Value>): Filter<readonly Value[]> {
  return {
    empty: [],
    read: (texts) => texts as readonly Value[],
    write: (values) => values,
    count: ({ length }) => length,
    has: (values, optionId) => valuesOf(optionId).every((one) => values.includes(one)),
    toggle: (values, optionId, on) => {
      const these = valuesOf(optionId);
      const others = values.filter((value) => !these.includes(value));
      return on ? [...others, ...these] : others;
    },
    ...options,
    ...(options.engine && { engine: { values: (values) => values, ...options.engine } }),
  };
}

/** Creates a list filter of ids, which are numbers or GUIDs. Ignores other texts. @see A-063 */
export const idList = (options: ListFilterOptions<string>): Filter<readonly string[]> =>
  list({ read: (texts) => texts.filter((text) => /^(\d+|[\da-f-]{36})$/i.test(text)), ...options });

/** Creates a filter with one value or none. */
export const single = <Value extends string>(
  options: Partial<Filter<Value | undefined>> &
    Pick<Filter<Value | undefined>, 'parameter' | 'linkNames' | 'read'>,
): Filter<Value | undefined> => ({
  scope: 'search',
  empty: undefined,
  write: (value) => value,
  count: () => 0,
  ...options,
});

/** Creates a filter with a text that the person types. */
export const text = (options: FilterOptions<string>): Filter<string> => ({
  empty: '',
  read: ([value = '']) => value,
  write: (value) => value,
  count: () => 0,
  ...options,
});
