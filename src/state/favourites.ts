import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { favouriteInfo } from '../api/favourites';
import { joinChannel, type Speak } from '../browser/channel';
import { whenIdle } from '../browser/page';
import { itemTypes } from '../domain/activity/item-types';
import {
  favouriteKey,
  mergedFavourites,
  type Favourite,
  type FavouriteSubject,
} from '../domain/lists/favourite';
import { batchSize, lookUpWaitMs } from '../domain/limits';
import { isUser } from '../domain/session/viewer';
import { currentApi } from './api';
import { tellFailure } from './failures';
import { store } from './portal';
import { portalAtom, sessionAtom } from './runtime';

/** All that is known of items' hearts and lists, by `type:elementId`; one truth for the page (O-7). */
const favouritesAtom = atom((get) => {
  const kept = get(keptAtom);
  return kept.userId === get(sessionAtom).userId ? kept.known : nothing;
});

type Known = ReadonlyMap<string, Favourite>;

/** What one person knows is never shown to the next one who signs in on the page. */
const keptAtom = atom<{ userId: string | undefined; known: Known }>({ userId: undefined, known: new Map() });
const nothing: Known = new Map();

/** What is known of one item; undefined until its look-up was answered. */
export function useFavourite({ elementId, type }: FavouriteSubject): Favourite | undefined {
  const key = favouriteKey({ elementId, type });
  useEffect(() => lookUpFavourites([{ elementId, type }]), [elementId, type]);
  return useAtomValue(useMemo(() => atom((get) => get(favouritesAtom).get(key)), [key]));
}

/** What is known of an item right now, for actions. */
export const knownFavourite = (item: FavouriteSubject): Favourite | undefined =>
  store.get(favouritesAtom).get(favouriteKey(item));

/** Puts news before what was known; a look-up that is still under way no longer counts (R-FAV-009, A-101). */
export function learnFavourites(news: readonly Favourite[]): void {
  const { userId } = store.get(sessionAtom);
  const merged = mergedFavourites(news, [...store.get(favouritesAtom).values()]);
  for (const favourite of news) {
    const key = favouriteKey(favourite);
    askedKeys().add(key);
    revisions.set(key, (revisions.get(key) ?? 0) + 1);
  }
  store.set(keptAtom, { userId, known: new Map(merged.map((one) => [favouriteKey(one), one])) });
}

/** How often an item was news: an answer to an older question than the last news is stale. */
const revisions = new Map<string, number>();

const asked = { by: undefined as string | undefined, keys: new Set<string>() };

/** What this person asked for already, so that a heart that is drawn again asks nothing. */
function askedKeys(): Set<string> {
  const { userId } = store.get(sessionAtom);
  if (asked.by !== userId) asked.keys.clear();
  asked.by = userId;
  return asked.keys;
}

let waiting: FavouriteSubject[] = [];

/**
 * Asks which items the person has kept, in batches, each item once: a full batch leaves at once, the rest when the page
 * has drawn what it is drawing, since every heart element draws in a turn of its own; failures are logged only
 * (R-SEARCHFLOW-004, R-API-041, A-095).
 */
export function lookUpFavourites(keys: readonly FavouriteSubject[]): void {
  if (!isUser(store.get(sessionAtom))) return;
  otherTabs();
  const isScheduled = waiting.length > 0;
  for (const subject of keys) {
    const key = favouriteKey(subject);
    if (askedKeys().has(key)) continue;
    askedKeys().add(key);
    waiting.push(subject);
    if (waiting.length === batchSize) askForWaiting();
  }
  if (!isScheduled && waiting.length > 0) whenIdle(askForWaiting, lookUpWaitMs);
}

function askForWaiting(): void {
  const batch = waiting;
  waiting = [];
  if (batch.length > 0) void ask(batch);
}

async function ask(batch: readonly FavouriteSubject[]): Promise<void> {
  try {
    await readFavourites(batch);
  } catch (error) {
    for (const subject of batch) askedKeys().delete(favouriteKey(subject));
    tellFailure('log', error);
  }
}

/** Reads at most thirty items from the server; throws where there is no answer (R-API-041). */
export async function readFavourites(batch: readonly FavouriteSubject[]): Promise<void> {
  const { userId } = store.get(sessionAtom);
  const before = new Map(batch.map((subject) => [subject, revisionOf(subject)]));
  const answers = await favouriteInfo(currentApi(), batch);
  if (store.get(sessionAtom).userId !== userId) return;
  const fresh = batch.filter((subject) => before.get(subject) === revisionOf(subject));
  learnFavourites(fresh.map((subject) => answered(subject, answers)));
}

const revisionOf = (subject: FavouriteSubject): number => revisions.get(favouriteKey(subject)) ?? 0;

/** A server may know the item by a neighbouring type; what it does not mention was not kept. */
function answered({ elementId, type }: FavouriteSubject, answers: readonly Favourite[]): Favourite {
  const ofItem = answers.filter((one) => one.elementId === elementId);
  const found = ofItem.find((one) => one.type === type) ?? ofItem[0];
  return { originalName: '', isFavourite: false, selectedLists: [], ...found, elementId, type };
}

/** Counts settled changes, here and in other tabs; lists that show them read again. */
export const settledAtom = atom(0);

/** A change has settled: whoever shows lists is told, and so are the other tabs (O-7). */
export function settle(favourite: Favourite): void {
  store.set(settledAtom, (times) => times + 1);
  otherTabs()({ ...here(), favourite });
}

let speak: Speak | undefined;

function otherTabs(): Speak {
  speak ??= joinChannel('lp-catalog', hear);
  return speak;
}

/** Tabs may show other portals, or other people; only news of the same person in the same portal counts. */
const here = () => ({ portal: currentApi().services.frontpage, userId: store.get(sessionAtom).userId });

function hear(message: unknown): void {
  if (store.get(portalAtom).state !== 'ready' || !isNews(message)) return;
  const { portal, userId } = here();
  if (message.portal !== portal || message.userId !== userId) return;
  learnFavourites([message.favourite]);
  store.set(settledAtom, (times) => times + 1);
}

interface News {
  portal: string;
  userId: string | undefined;
  favourite: Favourite;
}

/** A tab may still run another version of this code. */
function isNews(message: unknown): message is News {
  const { favourite } = (message ?? {}) as { favourite?: Partial<Favourite> };
  return (
    typeof favourite?.elementId === 'string' &&
    itemTypes.some((type) => type === favourite.type) &&
    typeof favourite.isFavourite === 'boolean' &&
    Array.isArray(favourite.selectedLists)
  );
}
