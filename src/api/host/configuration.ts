import * as v from 'valibot';
import type { Catalog } from '../../domain/catalog/catalog';
import type { ModuleSettings } from '../../domain/catalog/module-settings';
import type { Problem } from '../../domain/setup/problem';
import type { OutsideMap } from '../../domain/navigation/outside-areas';
import { flag, maybeText } from '../answers/fields';
import { readFitting } from './problems';
import { readCatalogs, readModules } from './catalog-configuration';
import { serviceNames, type ServiceName } from '../http/endpoints';

/**
 * The portal's configuration, which the embedding page supplies. No call loads it from a guessed address.
 * @see A-126
 */
export interface PortalConfiguration {
  /** The absolute base addresses. @see R-API-005 */
  services: Readonly<Record<ServiceName, string>>;
  /** The address of media and their frames. @see A-114 */
  mediaAddress: string;
  mediaHosts: readonly string[];
  catalogs: readonly Catalog[];
  defaultCatalogId?: string;
  modules: ModuleSettings;
  timeZone: string;
  authenticatePath?: string;
  /** The absolute address of a calendar feed with the person's own dates. @see O-26 */
  calendarFeedUrl?: string;
  anonymousAuthorization?: string;
  outside: OutsideMap;
  /** Demo mode. The portal turns it on for a part of its own page, in addition to the element's attribute. */
  isDemo: boolean;
  /** The start options of the page's analytics client. Their format is defined by that client. @see R-API-024 */
  analytics?: unknown;
}

export interface ReadConfiguration {
  configuration: PortalConfiguration | undefined;
  /** The fields that do not match, each with the expected and the actual value. @see O-11 */
  problems: Problem[];
}

const ConfigurationResponse = v.object({
  services: v.record(v.string(), v.unknown()),
  mediaHosts: v.nullish(v.array(v.string()), []),
  catalogs: v.array(v.unknown()),
  defaultCatalog: v.nullish(v.union([v.string(), v.number()])),
  moduleSettings: v.optional(v.unknown()),
  timeZone: v.nullish(v.string(), 'Europe/Copenhagen'),
  authenticatePath: maybeText,
  calendarFeedUrl: maybeText,
  anonymousAuthorization: maybeText,
  urls: v.nullish(v.record(v.string(), v.string()), {}),
  demo: flag,
  analytics: v.optional(v.unknown()),
});

export type ConfigurationResponse = v.InferOutput<typeof ConfigurationResponse>;

/**
 * Validates a configuration and converts it to domain types. `address` is the address of the configuration, and the
 * base of the relative addresses in it. A preview may leave out services.
 */
export function readConfiguration(
  input: unknown,
  address: string,
  { isPreview }: { isPreview?: boolean | undefined } = {},
): ReadConfiguration {
  // A preview calls no service.
  const supplied = isPreview ? { services: {}, ...(input as object) } : input;
  const { output: response, problems } = readFitting(ConfigurationResponse, supplied, 'config');
  if (!response) return { configuration: undefined, problems };
  const report = (problem: Problem) => void problems.push(problem);
  const catalogs = readCatalogs(response.catalogs, 'config.catalogs', report);
  if (catalogs.length === 0)
    report({
      field: 'config.catalogs',
      expected: 'at least one catalog',
      actual: 'none that can be shown',
    });
  const configuration: PortalConfiguration = {
    services: readServices(response.services, { address, report, isPreview }),
    mediaAddress: readAddress('media', response.services['media'] ?? '.', { address, report }),
    mediaHosts: response.mediaHosts,
    catalogs,
    ...(response.defaultCatalog == null ? {} : { defaultCatalogId: String(response.defaultCatalog) }),
    modules: readModules(response.moduleSettings),
    timeZone: response.timeZone,
    ...(response.authenticatePath ? { authenticatePath: response.authenticatePath } : {}),
    ...feedOf(response.calendarFeedUrl, { address, report }),
    ...(response.anonymousAuthorization ? { anonymousAuthorization: response.anonymousAuthorization } : {}),
    outside: response.urls,
    isDemo: response.demo,
    ...(response.analytics === undefined ? {} : { analytics: response.analytics }),
  };
  return { configuration, problems };
}

/** Reads the address of the calendar feed, which a calendar application opens from outside the page. @see O-26 O-11 */
function feedOf(
  feed: string | undefined,
  { address, report }: Omit<ReadContext, 'isPreview'>,
): Pick<PortalConfiguration, 'calendarFeedUrl'> {
  if (!feed) return {};
  const url = URL.canParse(feed, address) ? new URL(feed, address) : undefined;
  if (url && /^(https?|webcals?):/.test(url.href)) return { calendarFeedUrl: url.href };
  report({ field: 'config.calendarFeedUrl', expected: 'a web address', actual: JSON.stringify(feed) });
  return {};
}

interface ReadContext {
  /** The address of the configuration. */
  address: string;
  report: (problem: Problem) => void;
  isPreview: boolean | undefined;
}

function readServices(response: Record<string, unknown>, context: ReadContext): Record<ServiceName, string> {
  const entries = serviceNames.map((name) => {
    const value = response[name];
    // The gallery is optional in the configuration because images have a default address. @see A-129
    if (value == null && name !== 'gallery' && !context.isPreview) context.report(noAddress(name, 'nothing'));
    return [name, readAddress(name, value ?? unsetService(name), context)];
  });
  return Object.fromEntries(entries) as Record<ServiceName, string>;
}

const unsetService = (name: ServiceName): string => (name === 'gallery' ? '/gallery' : `services/${name}`);

const noAddress = (name: string, actual: string): Problem => ({
  field: `config.services.${name}`,
  expected: 'an address',
  actual,
});

/** Parses an address of the configuration. Reports an invalid address and returns the default one. @see O-11 */
function readAddress(
  name: string,
  value: unknown,
  { address, report }: Omit<ReadContext, 'isPreview'>,
): string {
  if (typeof value === 'string' && URL.canParse(value, address)) return new URL(value, address).href;
  report(noAddress(name, JSON.stringify(value)));
  return new URL(`services/${name}`, address).href;
}
