import type { Problem } from '../../domain/setup/problem';
import type { PortalConfiguration } from './configuration';
import { configurationFields } from './expected-fields';
import { checkFields } from './field-check';
import { timeZoneProblem } from './time-zone-problem';

/**
 * Returns the problems of a configuration that the elements can work with. These checks are slow or only hint at a
 * mistake, so they run after the first screen.
 * @see O-11
 */
export function lateProblems(input: unknown, configuration: PortalConfiguration): Problem[] {
  const timeZone = timeZoneProblem(configuration);
  return [...(timeZone ? [timeZone] : []), ...checkFields(input, configurationFields, 'config')];
}
