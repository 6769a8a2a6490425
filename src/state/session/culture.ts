import { atom } from 'jotai';
import { readSession } from '../../api/host/session-answer';
import { initialCulture, readCulture, type Culture } from '../../domain/session/culture';
import type { Session } from '../../domain/session/session';
import type { Portal } from '../portal/portal';
import { cultureAtom } from '../portal/portal-state';
import type { PortalSettings } from '../portal/setup';

/** Has neither the person nor the page chosen a language, so that the company's counts? @see A-147 */
const isCultureOpenAtom = atom(false);

/** Sets the first language: the person's own choice, then the page's, then the company's. @see A-147 */
export function startCulture({ store, environment }: Portal, given: PortalSettings, lang?: string): void {
  // An editor's choice of language is the tag's, whatever this browser last showed.
  const stored = given.isPreview ? undefined : environment.stores.visits.read('culture');
  const attribute = lang ?? given.lang;
  store.set(isCultureOpenAtom, !readCulture(stored) && !readCulture(attribute));
  store.set(cultureAtom, initialCulture({ stored, attribute, company: statedLanguage(given) }));
}

/** The company's language where the page itself gives the session, and nothing has to be fetched. */
const statedLanguage = ({ session, isPreview }: PortalSettings): string | undefined =>
  session === undefined || isPreview ? undefined : readSession(session).session.companyLanguage;

/** Sets a language; returns whether it is another than before. */
export function setCulture({ store }: Portal, culture: Culture): boolean {
  store.set(isCultureOpenAtom, false);
  if (culture === store.get(cultureAtom)) return false;
  store.set(cultureAtom, culture);
  return true;
}

/** Sets the company's language where the language is open; returns whether it is another than before. */
export function setCompanyCulture(portal: Portal, { companyLanguage }: Partial<Session>): boolean {
  const isOpen = portal.store.get(isCultureOpenAtom);
  const culture = isOpen ? readCulture(companyLanguage) : undefined;
  portal.store.set(isCultureOpenAtom, false);
  return culture !== undefined && setCulture(portal, culture);
}
