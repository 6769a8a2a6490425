import { contentTypes } from '../../domain/home/content-types';
import type { ForcedState } from '../../api/sample/sample-states';
import { withMarketplaces, type Catalog } from '../../domain/catalog/catalog';
import { allCultures, readCulture } from '../../domain/session/culture';
import type { Audience } from '../../domain/session/preview-session';
import type { ErrorCode, Problem } from '../../domain/setup/problem';
import type { Settings } from '../../state/portal/element-context';

interface Page {
  /** Undefined without a configuration. */
  catalogs: readonly Catalog[] | undefined;
  /** The absolute address of the page. */
  address: string;
}

/** Returns the problems of attributes whose value is of the right type but names nothing. @see O-11 */
export function valueProblems(settings: Settings, { catalogs, address }: Page): Problem[] {
  return [
    ...languageProblems(settings),
    ...previewProblems(settings),
    ...pathProblems(settings, address),
    ...(catalogs ? [...catalogProblems(settings, catalogs), ...blockProblems(settings, catalogs)] : []),
  ];
}

interface Names {
  code?: ErrorCode;
  what: string;
  allowed: readonly string[];
  /** The names that the message lists. Default: all that are allowed. */
  listed?: readonly string[];
}

/** Returns a problem for each value that is not allowed, ignoring case. */
function unknownNames(attribute: string, values: readonly string[], names: Names): Problem[] {
  const { code = 'attribute', what, allowed, listed = allowed } = names;
  const isAllowed = (value: string) => allowed.some((name) => name.toLowerCase() === value.toLowerCase());
  return values
    .filter((value) => !isAllowed(value))
    .map((value) => ({
      code,
      field: `attribute ${attribute}`,
      expected: `${what}: ${listOf(listed)}`,
      actual: `"${value}"`,
      allowed,
    }));
}

/** A message lists so many names. A portal may have hundreds of catalogs. */
const mostNames = 20;

const listOf = (names: readonly string[]): string =>
  names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ', …' : '');

function languageProblems({ lang }: Settings): Problem[] {
  if (!lang || readCulture(lang)) return [];
  return unknownNames('lang', [lang], { what: 'a language', allowed: allCultures });
}

function catalogProblems({ catalogId }: Settings, catalogs: readonly Catalog[]): Problem[] {
  if (!catalogId) return [];
  const allowed = withMarketplaces(catalogs).map(({ id }) => id);
  return unknownNames('catalog-id', [catalogId], { code: 'unknown-catalog', what: 'a catalog', allowed });
}

/** An attribute can choose a configured block by its content type or its id. @see A-158 */
function blockProblems({ blocks = '' }: Settings, catalogs: readonly Catalog[]): Problem[] {
  const configured = withMarketplaces(catalogs).flatMap(({ components }) => components);
  const types = [...new Set(configured.flatMap((component) => namesIn(component, 'contentType')))];
  const ids = configured.flatMap((component) => namesIn(component, 'customComponentId'));
  const chosen = blocks.split(',').flatMap((name) => name.trim() || []);
  // Ids are for machines, so the message lists only content types.
  return unknownNames('blocks', chosen, {
    code: 'unknown-block',
    what: 'the id or the content type of a configured block',
    allowed: [...types, ...ids],
    listed: types,
  });
}

function namesIn(component: unknown, field: 'contentType' | 'customComponentId'): string[] {
  const value = ((component ?? {}) as Record<string, unknown>)[field];
  const name = field === 'contentType' ? (contentTypes[Number(value)] ?? value) : value;
  return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
}

const audiences = Object.keys({
  user: true,
  participant: true,
  manager: true,
  company: true,
  public: true,
} satisfies Record<Audience, true>);

const states = Object.keys({ loading: true, empty: true, error: true } satisfies Record<ForcedState, true>);

/** @see A-034 */
function previewProblems({ previewAs }: Settings): Problem[] {
  const wishes = [...new URLSearchParams(previewAs)];
  const isAudience = (name: string) => name === 'audience';
  return wishes.flatMap(([name, value]) =>
    isAudience(name)
      ? unknownNames('preview-as', [value], { what: 'an audience', allowed: audiences })
      : [
          ...unknownNames('preview-as', [name], { what: 'audience or a content type', allowed: wished }),
          ...unknownNames('preview-as', [value], { what: 'a state', allowed: states }),
        ],
  );
}

const wished = ['audience', ...contentTypes];

/** A page outside the base path shows home, and its links lead to other pages. @see A-156 */
function pathProblems({ basePath, router = 'history' }: Settings, address: string): Problem[] {
  if (basePath === undefined || router !== 'history') return [];
  const { pathname } = new URL(address);
  const base = `/${basePath}/`.replace(/\/+/g, '/');
  if (`${pathname}/`.startsWith(base)) return [];
  return [
    {
      code: 'outside-base-path',
      field: 'attribute base-path',
      expected: `a path that the page is below, such as ${pathname}`,
      actual: `"${basePath}"`,
    },
  ];
}
