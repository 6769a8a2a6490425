import { vi } from 'vitest';
import { readConfiguration } from '../../src/api/host/configuration';
import type { Http } from '../../src/api/http/http';
import { sessionOf } from '../../src/domain/session/session';
import { notificationsAtom } from '../../src/state/notifications/notifications';
import { store } from '../../src/state/portal/portal';
import { portalAtom, sessionAtom } from '../../src/state/portal/runtime';

type Answer = (input: { path?: unknown; query?: unknown; body?: unknown }) => unknown;

let person = 0;

/** A portal that answers what the test says, for somebody new who is signed in; any other call is refused. */
export function openSignedIn(answers: Record<string, Answer>) {
  const calls: [string, unknown][] = [];
  const http = {
    send: (operation: string, input: Parameters<Answer>[0]) => {
      calls.push([operation, input.body ?? input.query ?? input.path]);
      const answer = answers[operation];
      if (!answer) return Promise.reject(new Error(`unexpected ${operation}`));
      return new Promise((resolve) => resolve(answer(input)));
    },
  } as unknown as Http;
  const services = Object.fromEntries(
    ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'].map((name) => [name, `/${name}`]),
  );
  const { configuration } = readConfiguration({ services, catalogs: [] }, 'https://portal.example/');
  if (configuration) store.set(portalAtom, { state: 'ready', configuration, http });
  store.set(notificationsAtom, []);
  person += 1;
  const userId = `user-${person}`;
  store.set(sessionAtom, sessionOf({ login: 'user', userId }));
  vi.spyOn(console, 'warn').mockReturnValue();
  return { calls, userId, told: () => store.get(notificationsAtom).map(({ text }) => text) };
}
