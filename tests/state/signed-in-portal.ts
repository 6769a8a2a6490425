import { vi } from 'vitest';
import type { Environment } from '../../src/browser/environment';
import { readConfiguration } from '../../src/api/host/configuration';
import type { Http } from '../../src/api/http/http';
import { sessionOf, type Session } from '../../src/domain/session/session';
import { notificationsAtom } from '../../src/state/notifications/notifications';
import { portalStateAtom, sessionAtom } from '../../src/state/portal/portal-state';
import { testPortal } from './test-portal';
import { queryClientOf } from '../../src/state/query/query-client';

type Answer = (input: { path?: unknown; query?: unknown; body?: unknown }) => unknown;

const userId = 'user-1';

/** A portal of its own that answers what the test says, for a signed-in user; any other call is refused. */
export function openSignedIn(answers: Record<string, Answer>, environment?: Partial<Environment>) {
  const portal = testPortal(environment);
  const { store } = portal;
  const calls: [string, unknown][] = [];
  const send = (operation: string, input: Parameters<Answer>[0]) => {
    calls.push([operation, input.body ?? input.query ?? input.path]);
    const answer = answers[operation];
    if (!answer) return Promise.reject(new Error(`unexpected ${operation}`));
    return new Promise((resolve) => resolve(answer(input)));
  };
  const follow = (link: string) => send('nextPage', { path: link });
  const http = { send, follow } as unknown as Http;
  const services = Object.fromEntries(
    ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'].map((name) => [name, `/${name}`]),
  );
  const { configuration } = readConfiguration({ services, catalogs: [] }, 'https://portal.example/');
  if (configuration) store.set(portalStateAtom, { state: 'ready', configuration, http });
  const signIn = (fields: Partial<Session>) => store.set(sessionAtom, sessionOf(fields));
  signIn({ login: 'user', userId });
  vi.spyOn(console, 'warn').mockReturnValue();
  const emit = vi.fn(() => true);
  return {
    portal,
    store,
    queryClient: queryClientOf(portal),
    calls,
    userId,
    signIn,
    emit,
    /** What an action gets of the element that it starts from. */
    context: { portal, element: { emit } },
    notified: () => store.get(notificationsAtom).map(({ text }) => text),
  };
}
