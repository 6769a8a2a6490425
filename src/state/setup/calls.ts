import { endpoints, type Endpoint } from '../../api/http/endpoints';
import type { FetchTiming } from '../../browser/setup/fetch-timings';
import { addressWithoutValues } from '../../domain/setup/address-without-values';
import { settingsAtom } from '../portal/configure';
import type { Portal } from '../portal/portal';
import { configurationOf } from '../portal/portal-state';

/** A call of the portal, without any value of its query. */
export interface ReportedCall {
  /** The operation with its method, if the address is that of one. */
  name: string;
  path: string;
  status: number;
  durationMs: number;
}

/** Returns the calls of the portal among the requests of the page. */
export function callsOf(portal: Portal, timings: readonly FetchTiming[]): ReportedCall[] {
  return timings.flatMap((timing) => {
    const name = nameOf(portal, timing.address);
    if (name === undefined) return [];
    const { status, durationMs, address } = timing;
    return [{ name, path: addressWithoutValues(address), status, durationMs }];
  });
}

/** Returns the name of a call. Undefined for a request of another script. */
function nameOf(portal: Portal, address: string): string | undefined {
  const { configUrl, sessionUrl } = portal.store.get(settingsAtom) ?? {};
  const here = portal.environment.address();
  if (isSame(address, configUrl, here)) return 'config-url GET';
  if (isSame(address, sessionUrl, here)) return 'session-url GET';
  const services = Object.entries(configurationOf(portal)?.services ?? {});
  const bases = services.filter(([, base]) => address.startsWith(base));
  const paths = bases.map(([service, base]) => [service, pathBelow(address, base)] as const);
  const found = operations.find(([, endpoint]) =>
    paths.some(([service, path]) => service === endpoint.service && patternOf(endpoint).test(path)),
  );
  if (found) return `${found[0]} ${found[1].method}`;
  return bases.length > 0 ? '' : undefined;
}

const isSame = (address: string, other: string | undefined, base: string): boolean =>
  other !== undefined && address === new URL(other, base).href;

const pathBelow = (address: string, base: string): string =>
  `/${address.slice(base.length).replace(/[?#].*$/, '')}`.replace(/^\/+/, '/');

const placeholder = /\{\w+\}/g;

/** Operations whose path has few placeholders come first, because they are the most specific. */
const operations: readonly (readonly [string, Endpoint])[] = Object.entries<Endpoint>(endpoints).sort(
  ([, first], [, second]) => countOf(first) - countOf(second),
);

function countOf({ path }: Endpoint): number {
  return path.match(placeholder)?.length ?? 0;
}

const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replace(placeholder, '[^/]+')}$`);
