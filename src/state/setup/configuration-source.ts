import { addressWithoutValues } from '../../domain/setup/address-without-values';
import { otherSettings, settingsAtom } from '../portal/configure';
import type { CatalogElement, Settings } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import type { PortalSettings } from '../portal/setup';

/** Where a configuration comes from. */
export interface ConfigurationSource {
  /** `config`, `config-url` with its address, or both in a call of `configure()`. */
  setting: string;
  /** The tag of the element that has it. Undefined for `configure()`. */
  tag?: string | undefined;
}

interface ConfigurationSources {
  /** Undefined without a configuration. */
  used: ConfigurationSource | undefined;
  /** Later configurations that differ, which are ignored. */
  ignored: readonly ConfigurationSource[];
}

/** Returns the configuration of the page and those that it ignores. @see A-126 A-159 */
export function configurationSources(portal: Portal, host: CatalogElement): ConfigurationSources {
  const settings = portal.store.get(settingsAtom);
  if (!settings) return { used: undefined, ignored: [] };
  const here = portal.environment.address();
  const elements = configuredElements(host);
  const owner = elements.find((element) => isSource(settings, element));
  const ignored = elements.filter((element) => otherSettings(settings, element as PortalSettings).length > 0);
  return {
    used: { setting: settingOf(owner ?? settings, here, owner), tag: owner?.localName },
    ignored: ignored.map((element) => ({
      setting: settingOf(element, here, element),
      tag: element.localName,
    })),
  };
}

type Configured = HTMLElement & Pick<Settings, 'config' | 'configUrl'>;

/** Returns the elements of the document, and of the root around this element, that have a configuration. */
function configuredElements(host: CatalogElement): Configured[] {
  const roots = [host.ownerDocument, host.getRootNode() as ParentNode & Node];
  const found = roots.flatMap((root) => [...root.querySelectorAll<Configured>('*')]);
  return [...new Set([...found, host as Configured])].filter(
    ({ localName, config, configUrl }) =>
      localName.startsWith('lp-') && (config !== undefined || configUrl !== undefined),
  );
}

/** A configuration that is an object is the one of its element only. */
const isSource = (settings: PortalSettings, { config, configUrl }: Configured): boolean =>
  settings.config === config && settings.configUrl === configUrl;

function settingOf(
  { config, configUrl }: Pick<Settings, 'config' | 'configUrl'>,
  here: string,
  element?: Element,
): string {
  if (config !== undefined) return element && !element.hasAttribute('config') ? 'property config' : 'config';
  return `config-url ${addressWithoutValues(new URL(configUrl ?? '', here).href)}`;
}
