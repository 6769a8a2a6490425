import type { Problem } from '../../domain/setup/problem';
import { isTimeZone } from '../../domain/dates/zone-clock';
import type { PortalConfiguration } from './configuration';

/**
 * Describes the problem with the time zone, if any. This check is separate because browsers take longer to check a time
 * zone than to read the rest of the configuration.
 */
export function timeZoneProblem({ timeZone }: Pick<PortalConfiguration, 'timeZone'>): Problem | undefined {
  if (isTimeZone(timeZone)) return undefined;
  return {
    field: 'config.timeZone',
    expected: 'an IANA time zone name',
    actual: `"${timeZone}"`,
  };
}
