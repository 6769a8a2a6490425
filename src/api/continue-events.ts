import * as v from 'valibot';
import { readEventType, type EventType } from '../domain/activity/event-types';
import type { HomeItem } from '../domain/content/home-item';
import { list, maybeId, maybeText, readAnswer, readItems } from './answers';
import type { Api } from './api';
import {
  carriedItem,
  catalogMediaItem,
  courseItem,
  groupRoomItem,
  learningSpaceItem,
  mediaById,
  type ContinueEvent,
  type Look,
} from './continue-look-ups';

const WireData = v.object({
  GroupRoomId: maybeId,
  CourseId: maybeId,
  MediaId: maybeId,
  CatalogId: maybeId,
  id: maybeId,
  name: maybeText,
  image: maybeText,
});

const WireEvent = v.pipe(
  v.object({
    id: maybeId,
    eventType: v.union([v.string(), v.number()]),
    dataJson: v.nullish(v.string(), '{}'),
    uri: maybeText,
  }),
  v.transform((wire): ContinueEvent => {
    const type = readEventType(wire.eventType);
    if (!type) throw new Error(`expected an event type, got ${wire.eventType}`);
    const data = v.parse(WireData, JSON.parse(wire.dataJson));
    return { id: wire.id ?? '', type, data, ...(wire.uri === undefined ? {} : { uri: wire.uri }) };
  }),
);

/** The latest events as their cards show them; one whose look-up gives nothing is dropped (R-API-045, R-BLOCKLOAD-020). */
export async function continueItems(api: Api, catalogId: string, signal?: AbortSignal): Promise<HomeItem[]> {
  const operation = 'continueWhereYouLeft';
  const answer = readAnswer(list, await api.http.send(operation, {}, signal), operation);
  const events = readItems(WireEvent, answer, operation);
  const mediaIds = events.flatMap(({ type, data }) =>
    type === 'MediaOnCatalog' ? (data.MediaId ?? []) : [],
  );
  const look = { api, signal, catalogId, media: mediaById(api, mediaIds, signal) };
  const items = await Promise.all(events.map((event) => lookUps[event.type](event, look).catch(dropped)));
  return items.flatMap((item) => item ?? []);
}

type LookUp = (event: ContinueEvent, look: Look) => Promise<HomeItem | undefined>;

/** Where each kind of event is looked up; the last three carry what they show. */
const lookUps: Readonly<Record<EventType, LookUp>> = {
  GroupRoomVisit: groupRoomItem,
  MediaOnCatalog: catalogMediaItem,
  MediaOnClass: courseItem,
  MediaOnCourse: courseItem,
  SkillOnCatalog: (event, { api }) => Promise.resolve(carriedItem(api, event, 'skill')),
  PlanOnCatalog: (event, { api }) => Promise.resolve(carriedItem(api, event, 'plan')),
  LearningSpaceOnCatalog: (event, { api }) => Promise.resolve(learningSpaceItem(api, event)),
};

function dropped(error: unknown): undefined {
  console.warn(`continueWhereYouLeft: ${error instanceof Error ? error.message : String(error)}`);
}
