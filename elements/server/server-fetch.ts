import type { Settings } from '../../src/shell/for-elements';
import type { RenderOptions } from './render-options';

/** Returns the function that makes the calls. It answers a request for the configuration itself, if there is one. */
export function serverFetch(
  { configuration, fetch: own = fetch }: Pick<RenderOptions, 'configuration' | 'fetch'>,
  { configUrl }: Settings,
  url: URL,
): typeof fetch {
  if (configuration === undefined || configUrl === undefined) return (input, init) => own(input, init);
  const { href } = new URL(configUrl, url);
  return async (input, init) => (input === href ? Response.json(configuration) : own(input, init));
}
