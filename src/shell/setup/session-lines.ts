import type { Session } from '../../domain/session/session';
import { readTokenTimes } from '../../domain/session/token-times';
import type { Translate } from '../../i18n/texts';
import type { Portal } from '../../state/portal/portal';
import { sessionAtom } from '../../state/portal/portal-state';
import { tokenKeeperOf } from '../../state/session/portal-token';

/** Returns who the visitor is, and the times of the access token, without its text. @see O-10 */
export function sessionLines(portal: Portal, t: Translate, language: string): string[] {
  const session = portal.store.get(sessionAtom);
  const listed = (names: readonly string[]) => names.join(', ') || t('DEBUG_NONE');
  return [
    ...(session.isPreview ? [t('DEBUG_PREVIEW')] : []),
    visitorLine(session, t),
    t('DEBUG_ROLES', { names: listed(session.roles) }),
    t('DEBUG_GROUPS', { names: listed(session.groups) }),
    ...tokenLines(portal, t, language),
  ];
}

function visitorLine(session: Session, t: Translate): string {
  const { login, name, userId, companyName, companyId } = session;
  if (login === 'user') return t('DEBUG_SIGNED_IN', { name: named(name, userId) });
  return login === 'company'
    ? t('DEBUG_COMPANY', { name: named(companyName, companyId) })
    : t('DEBUG_NOT_SIGNED_IN');
}

const named = (name = '', id = ''): string => (name && id ? `${name} (${id})` : name || id);

function tokenLines(portal: Portal, t: Translate, language: string): string[] {
  const issued = tokenKeeperOf(portal).peek();
  if (!issued) return [t('DEBUG_NO_TOKEN')];
  const now = portal.environment.now();
  const times = readTokenTimes(issued.token);
  const expiresAtMs = issued.expiresAtMs ?? times.expiresAtMs;
  const when = (timeMs: number) => relativeTime(timeMs - now, language);
  const age =
    times.issuedAtMs === undefined
      ? t('DEBUG_TOKEN_UNDATED')
      : t('DEBUG_TOKEN_ISSUED', { when: when(times.issuedAtMs) });
  if (expiresAtMs === undefined) return [age, t('DEBUG_TOKEN_ENDLESS')];
  const key = expiresAtMs > now ? 'DEBUG_TOKEN_EXPIRES' : 'DEBUG_TOKEN_EXPIRED';
  return [age, t(key, { when: when(expiresAtMs) })];
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns a time before or after now in words, such as "in 5 minutes". */
function relativeTime(ms: number, language: string): string {
  const [unit, length] = units.find(([, unitMs]) => Math.abs(ms) >= unitMs) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(language).format(Math.round(ms / length), unit);
}
