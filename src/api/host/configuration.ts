import * as v from 'valibot';
import type { Catalog } from '../../domain/catalog/catalog';
import type { ModuleSettings } from '../../domain/catalog/module-settings';
import type { OutsideMap } from '../../domain/navigation/outside-areas';
import { flag, maybeText } from '../answers/fields';
import { readFitting } from './problems';
import { readCatalogs, readModules } from './catalog-configuration';
import { serviceNames, type ServiceName } from '../http/endpoints';

/** The portal as its host describes it; no call loads it from a guessed address. */
export interface PortalConfiguration {
  /** Base addresses, absolute (R-API-005). */
  services: Readonly<Record<ServiceName, string>>;
  /** Where media and their frames come from. */
  mediaAddress: string;
  mediaHosts: readonly string[];
  catalogs: readonly Catalog[];
  defaultCatalogId?: string;
  modules: ModuleSettings;
  timeZone: string;
  authenticatePath?: string;
  anonymousAuthorization?: string;
  outside: OutsideMap;
  /** Turned on by the portal for a piece of its own page, beside the element's attribute. */
  isDemo: boolean;
  /** What the page's analytics client starts with; its form is that client's own (R-API-024). */
  analytics?: unknown;
}

export interface ReadConfiguration {
  configuration: PortalConfiguration | undefined;
  /** What does not fit: field, what was expected, what was there (O-11). */
  problems: string[];
}

const ConfigurationResponse = v.object({
  services: v.record(v.string(), v.unknown()),
  mediaHosts: v.nullish(v.array(v.string()), []),
  catalogs: v.array(v.unknown()),
  defaultCatalog: v.nullish(v.union([v.string(), v.number()])),
  moduleSettings: v.optional(v.unknown()),
  timeZone: v.nullish(v.string(), 'Europe/Copenhagen'),
  authenticatePath: maybeText,
  anonymousAuthorization: maybeText,
  urls: v.nullish(v.record(v.string(), v.string()), {}),
  demo: flag,
  analytics: v.optional(v.unknown()),
});

/** Checks a configuration and reads it into house words; `address` is where it came from, and what its own addresses are relative to. */
export function readConfiguration(given: unknown, address: string): ReadConfiguration {
  const { output: response, problems } = readFitting(ConfigurationResponse, given, 'config');
  if (!response) return { configuration: undefined, problems };
  const report = (problem: string) => void problems.push(problem);
  const catalogs = readCatalogs(response.catalogs, 'config.catalogs', report);
  if (catalogs.length === 0)
    report('config.catalogs: expected at least one catalog, got none that can be shown');
  const configuration: PortalConfiguration = {
    services: readServices(response.services, { address, report }),
    mediaAddress: readAddress('media', response.services['media'] ?? '.', { address, report }),
    mediaHosts: response.mediaHosts,
    catalogs,
    ...(response.defaultCatalog == null ? {} : { defaultCatalogId: String(response.defaultCatalog) }),
    modules: readModules(response.moduleSettings),
    timeZone: response.timeZone,
    ...(response.authenticatePath ? { authenticatePath: response.authenticatePath } : {}),
    ...(response.anonymousAuthorization ? { anonymousAuthorization: response.anonymousAuthorization } : {}),
    outside: response.urls,
    isDemo: response.demo,
    ...(response.analytics === undefined ? {} : { analytics: response.analytics }),
  };
  return { configuration, problems };
}

interface ReadContext {
  /** Where the configuration came from. */
  address: string;
  report: (problem: string) => void;
}

function readServices(response: Record<string, unknown>, context: ReadContext): Record<ServiceName, string> {
  const entries = serviceNames.map((name) => {
    const given = response[name];
    // A portal may leave its gallery out, since pictures then have a place of their own.
    if (given == null && name !== 'gallery')
      context.report(`config.services.${name}: expected an address, got nothing`);
    return [name, readAddress(name, given ?? unsetService(name), context)];
  });
  return Object.fromEntries(entries) as Record<ServiceName, string>;
}

const unsetService = (name: ServiceName): string => (name === 'gallery' ? '/gallery' : `services/${name}`);

/** An address that cannot be one is named, and the service stands where an unset one does (O-11). */
function readAddress(name: string, given: unknown, { address, report }: ReadContext): string {
  if (typeof given === 'string' && URL.canParse(given, address)) return new URL(given, address).href;
  report(`config.services.${name}: expected an address, got ${JSON.stringify(given)}`);
  return new URL(`services/${name}`, address).href;
}
