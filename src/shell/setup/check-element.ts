import { attributesReadBy } from '../../browser/read-attributes';
import type { CatalogElement, Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { configurationOf } from '../../state/portal/portal-state';
import { addProblems, problemsAtom } from '../../state/portal/problems';
import { currentToken } from '../../state/session/portal-token';
import { checkConfiguration } from '../../state/setup/check-configuration';
import { showUnconfigured } from '../../state/setup/unconfigured';
import { tokenProblems } from '../../domain/session/token-problems';
import { misspelledAttributes } from './attribute-names';
import { valueProblems } from './attribute-values';

/**
 * Reports attributes that are misspelled or name nothing, a token that no header can hold, mistakes in the
 * configuration, and a page without one. Runs some time after the first screen, because each of these only hints at a
 * mistake. Then opens the debug panel if the address of the page requests it.
 * @see O-11
 */
export async function checkElement(portal: Portal, host: CatalogElement, settings: Settings): Promise<void> {
  const own = portal.store.get(problemsAtom).filter(({ element }) => element === host);
  const names = attributesReadBy(host);
  // An attribute that is reported as missing was compared with the others already.
  const missing = names.filter((name) => own.every(({ detail }) => detail.field !== `attribute ${name}`));
  const problems = [
    ...misspelledAttributes(host.getAttributeNames(), names, missing),
    ...valueProblems(settings, {
      catalogs: configurationOf(portal)?.catalogs,
      address: portal.environment.address(),
    }),
  ];
  await addProblems(portal, problems, host);
  await addProblems(portal, tokenProblems(currentToken(portal)));
  await checkConfiguration(portal);
  await showUnconfigured(portal, settings);
  if (isDebugged(portal.environment.address()) && !inlineElements.includes(host.localName))
    host.setAttribute('debug', '');
}

const isDebugged = (address: string): boolean => new URL(address).searchParams.has('lp-debug');

/** A page may have many of these, so only their own attribute opens the panel. */
const inlineElements: readonly string[] = ['lp-favourites-button'];
