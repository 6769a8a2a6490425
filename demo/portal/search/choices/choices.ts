import { HTTPException } from 'hono/http-exception';
import { kindOf, readOfferType } from '../../catalog/offer-kinds';

/** The choices of a search beside its phrase (R-API-013). */
export interface Choices {
  isMandatory: boolean;
  isInTargetGroup: boolean;
  isSignedUp: boolean;
  isOpenForSignup: boolean;
  /** Codes as in the API. */
  types: ReadonlySet<string>;
  tags: readonly string[];
  tagCategories: readonly string[];
  classTags: readonly string[];
  classTagCategories: readonly string[];
  statuses: ReadonlySet<string>;
  /** yyyy-MM-dd */
  from: string | undefined;
  sort: 'relevant' | 'alphabetical' | 'date';
}

/** The sort types by their number (R-ENTITY-082). */
const sorts = ['relevant', 'alphabetical', 'date'] as const;

/** Reads the parameters of a search; a broken one is refused by name, an unknown sort falls back. */
export function readChoices(query: URLSearchParams, defaultSort: Choices['sort']): Choices {
  const isTrue = (name: string) => query.get(name) === 'true' || query.get(name) === '1';
  return {
    isMandatory: isTrue('ma'),
    isInTargetGroup: isTrue('tg'),
    isSignedUp: isTrue('su'),
    isOpenForSignup: isTrue('ofs'),
    types: new Set(query.getAll('ty').map(typeCode)),
    tags: query.getAll('ta'),
    tagCategories: query.getAll('tcat'),
    classTags: query.getAll('cta'),
    classTagCategories: query.getAll('ctcat'),
    statuses: new Set(query.getAll('usc')),
    from: readDay(query.get('std')),
    sort: sorts[Number(query.get('st') ?? Number.NaN)] ?? defaultSort,
  };
}

function typeCode(value: string): string {
  const type = readOfferType(value);
  return type === undefined ? value : String(kindOf(type).code);
}

function readDay(value: string | null): string | undefined {
  if (value === null || value === '') return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (isDay) return value;
  throw new HTTPException(400, { message: 'std must be a day as yyyy-MM-dd', cause: { field: 'std' } });
}
