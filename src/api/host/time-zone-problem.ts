import { isTimeZone } from '../../domain/dates/zone-clock';
import type { PortalConfiguration } from './configuration';

/** What is wrong with the time zone; asked apart, since knowing the zones takes a browser longer than all the rest. */
export function timeZoneProblem({ timeZone }: Pick<PortalConfiguration, 'timeZone'>): string | undefined {
  if (isTimeZone(timeZone)) return undefined;
  return `config.timeZone: expected an IANA time zone name, got "${timeZone}"`;
}
