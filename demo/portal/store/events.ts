import type { Offer } from '../catalog-format';
import type { Store } from './store';

/** Numbers of the continue-where-you-left events that this portal records (R-ENTITY-041). */
export const eventKinds = { groupRoomVisit: 0, mediaOnCatalog: 1, mediaOnCourse: 3 } as const;

interface NewEvent {
  kind: number;
  data: Record<string, string | number>;
  uri: string;
  at: string;
}

interface EventRow {
  number: number;
  kind: number;
  data: string;
  uri: string;
  created: string;
}

const shownEvents = 12;

/** Keeps an event as the person's newest; an older one with the same address gives way (R-API-073). */
export function recordEvent(store: Store, person: string, { kind, data, uri, at }: NewEvent): void {
  store.transaction(() => {
    store.run('delete from event where person = ? and uri = ?', [person, uri]);
    store.run('insert into event (person, kind, data, uri, created) values (?, ?, ?, ?, ?)', [
      person,
      kind,
      JSON.stringify(data),
      uri,
      at,
    ]);
  });
}

/** The person's latest events, newest first (R-API-045). */
export function latestEvents(store: Store, person: string): EventRow[] {
  const sql =
    'select number, kind, data, uri, created from event where person = ? order by number desc limit ?';
  return store.all<EventRow>(sql, [person, shownEvents]);
}

/** How far a person came in a course that has materials: those before the material that was opened last (O-20). */
export function materialProgress({ materials }: Pick<Offer, 'materials'>, mediaId: string | undefined) {
  if (materials === undefined) return {};
  const ids = [...materials.ungrouped, ...materials.groups.flatMap((group) => group.ids)];
  return { completed: Math.max(ids.indexOf(mediaId ?? ''), 0), total: ids.length };
}
