import { atom } from 'jotai';
import { readSession } from '../../api/host/session-answer';
import { initialCulture, readCulture, type Culture } from '../../domain/session/culture';
import type { Session } from '../../domain/session/session';
import type { Portal } from '../portal/portal';
import { cultureAtom } from '../portal/portal-state';
import type { PortalSettings } from '../portal/setup';

/** True when neither the user nor the page has chosen a language. Then the company's language applies. @see A-147 */
const isCultureOpenAtom = atom(false);

/** Sets the first language: the user's own choice, else the page's, else the company's. @see A-147 */
export function startCulture({ store, environment }: Portal, settings: PortalSettings, lang?: string): void {
  // In an editor's preview the attribute sets the language, whatever this browser has stored.
  const stored = settings.isPreview ? undefined : environment.stores.visits.read('culture');
  const attribute = lang ?? settings.lang;
  store.set(isCultureOpenAtom, !readCulture(stored) && !readCulture(attribute));
  store.set(cultureAtom, initialCulture({ stored, attribute, company: statedLanguage(settings) }));
}

/** Returns the company's language when the page itself passes the session, so that nothing has to be fetched. */
const statedLanguage = ({ session, isPreview }: PortalSettings): string | undefined =>
  session === undefined || isPreview ? undefined : readSession(session).session.companyLanguage;

/** Returns whether neither the user nor an element of the page has chosen a language. */
export const isCultureOpen = ({ store }: Portal): boolean => store.get(isCultureOpenAtom);

/** Sets the language that the user or the page chooses. Returns whether the language changed. */
export function setCulture(portal: Portal, culture: Culture): boolean {
  portal.store.set(isCultureOpenAtom, false);
  return replaceCulture(portal, culture);
}

/** Sets the company's language if no language was chosen. Returns whether the language changed. */
export function setCompanyCulture(portal: Portal, { companyLanguage }: Partial<Session>): boolean {
  const culture = isCultureOpen(portal) ? readCulture(companyLanguage) : undefined;
  return culture !== undefined && replaceCulture(portal, culture);
}

function replaceCulture({ store }: Portal, culture: Culture): boolean {
  if (culture === store.get(cultureAtom)) return false;
  store.set(cultureAtom, culture);
  return true;
}
