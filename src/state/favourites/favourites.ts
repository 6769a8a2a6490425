import { atom } from 'jotai';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { failureKindOf } from '../../api/http/failure';
import { favouriteInfo } from '../../api/favourites/favourites';
import { joinChannel, type Post } from '../../browser/channel';
import { whenIdle } from '../../browser/page';
import { itemTypes } from '../../domain/activities/item-types';
import {
  favouriteKey,
  inBatches,
  mergedFavourites,
  type Favourite,
  type FavouriteSubject,
} from '../../domain/favourites/favourite';
import { batchSize, batchWaitMs } from '../../domain/limits';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import { whenConnected } from '../portal/connection';
import { markListDeleted } from '../lists/deleted-lists';
import { reportFailure } from '../portal/failures';
import { store } from '../portal/portal';
import { portalAtom, sessionAtom } from '../portal/runtime';

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
export const useFavourite = (item: FavouriteSubject): Favourite | undefined => useKnown(item, whole);

/** Is it known that the person keeps it? Drawn again only when that changes, since there may be a hundred hearts. */
export const useIsFavourite = (item: FavouriteSubject): boolean => useKnown(item, isFavouriteIn);

const whole = (favourite: Favourite | undefined) => favourite;
const isFavouriteIn = (favourite: Favourite | undefined): boolean =>
  favourite !== undefined && (favourite.isFavourite || favourite.selectedLists.length > 0);

function useKnown<Part>(
  { elementId, type }: FavouriteSubject,
  part: (favourite: Favourite | undefined) => Part,
): Part {
  const key = favouriteKey({ elementId, type });
  useEffect(() => queueFavouriteQuery([{ elementId, type }]), [elementId, type]);
  const hear = useCallback((tell: () => void) => hearOf(key, tell), [key]);
  return useSyncExternalStore(hear, () => part(store.get(favouritesAtom).get(key)));
}

/** Who shows which item: told one by one, since a long list has thousands of hearts and an answer thirty. */
const listeners = new Map<string, Set<() => void>>();

let shown: Known | undefined;

function hearOf(key: string, tell: () => void): () => void {
  if (!shown) {
    shown = store.get(favouritesAtom);
    store.sub(favouritesAtom, tellChanged);
  }
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(tell));
  return () => {
    own.delete(tell);
    if (own.size === 0) listeners.delete(key);
  };
}

function tellChanged(): void {
  const before = shown;
  const now = store.get(favouritesAtom);
  shown = now;
  const news = [...listeners].filter(([key]) => now.get(key) !== before?.get(key));
  for (const tell of news.flatMap(([, tells]) => [...tells])) tell();
}

/** What is known of an item right now, for actions. */
export const cachedFavourite = (item: FavouriteSubject): Favourite | undefined =>
  store.get(favouritesAtom).get(favouriteKey(item));

/**
 * Puts news before what was known; an answer to an older question than the last news is stale and changes nothing
 * (R-FAV-009, A-101, O-7).
 */
export function setFavourites(given: readonly Favourite[], askedAt: number = moment()): void {
  const { userId } = store.get(sessionAtom);
  const news = given.filter((one) => askedAt >= (learntAt.get(favouriteKey(one)) ?? 0));
  const merged = mergedFavourites(news, [...store.get(favouritesAtom).values()]);
  for (const favourite of news) {
    const key = favouriteKey(favourite);
    askedKeys().add(key);
    learntAt.set(key, askedAt);
  }
  store.set(keptAtom, { userId, known: new Map(merged.map((one) => [favouriteKey(one), one])) });
}

/** A list that is gone holds nothing any more. */
function forgetList(listId: string): void {
  const held = [...store.get(favouritesAtom).values()].filter((one) => one.selectedLists.includes(listId));
  setFavourites(
    held.map((one) => ({ ...one, selectedLists: one.selectedLists.filter((id) => id !== listId) })),
  );
}

/** Counts questions and changes, so that it is known which came later. */
export function moment(): number {
  lastMoment += 1;
  return lastMoment;
}

let lastMoment = 0;

/** When what is known of an item was asked for, or changed. */
const learntAt = new Map<string, number>();

const asked = { by: undefined as string | undefined, keys: new Set<string>() };

/** What this person asked for already, so that a heart that is drawn again asks nothing. */
function askedKeys(): Set<string> {
  const { userId } = store.get(sessionAtom);
  if (asked.by !== userId) asked.keys.clear();
  asked.by = userId;
  return asked.keys;
}

let waiting: FavouriteSubject[] = [];

/** Takes back that the rest is to be asked for: what comes after a full batch waits anew. */
let stopWaiting: (() => void) | undefined;

/**
 * Asks which items the person has kept, in batches, each item once: a full batch leaves at once, the rest when the page
 * has drawn what it is drawing, since every heart element draws in a turn of its own; failures are logged only
 * (R-SEARCHFLOW-004, R-API-041, A-095).
 */
export function queueFavouriteQuery(keys: readonly FavouriteSubject[]): void {
  if (!isUser(store.get(sessionAtom))) return;
  otherTabs();
  for (const subject of keys) {
    const key = favouriteKey(subject);
    if (askedKeys().has(key)) continue;
    askedKeys().add(key);
    waiting.push(subject);
    if (waiting.length === batchSize) fetchQueued();
  }
  if (waiting.length > 0) stopWaiting ??= whenIdle(fetchQueued, batchWaitMs);
}

function fetchQueued(): void {
  stopWaiting?.();
  stopWaiting = undefined;
  const batch = waiting;
  waiting = [];
  if (batch.length > 0) void ask(batch);
}

async function ask(batch: readonly FavouriteSubject[]): Promise<void> {
  try {
    await readFavourites(batch);
  } catch (error) {
    for (const subject of batch) askedKeys().delete(favouriteKey(subject));
    if (failureKindOf(error) === 'offline') whenConnected(() => queueFavouriteQuery(batch));
    reportFailure('log', error);
  }
}

/** Reads at most thirty items from the server; throws where there is no answer (R-API-041). */
export async function readFavourites(batch: readonly FavouriteSubject[]): Promise<void> {
  const { userId } = store.get(sessionAtom);
  const askedAt = moment();
  const answers = await favouriteInfo(currentApi(), batch);
  if (store.get(sessionAtom).userId !== userId) return;
  setFavourites(
    batch.map((subject) => answered(subject, answers)),
    askedAt,
  );
}

/** Reads any number of items again after a change that may have touched them; a failure is logged only (O-15). */
export async function rereadFavourites(items: readonly FavouriteSubject[]): Promise<void> {
  try {
    await Promise.all(inBatches(items, batchSize).map(readFavourites));
  } catch (error) {
    reportFailure('log', error);
  }
}

/** A server may know the item by a neighbouring type; what it does not mention was not kept. */
function answered({ elementId, type }: FavouriteSubject, answers: readonly Favourite[]): Favourite {
  const ofItem = answers.filter((one) => one.elementId === elementId);
  const found = ofItem.find((one) => one.type === type) ?? ofItem[0];
  return { originalName: '', isFavourite: false, selectedLists: [], ...found, elementId, type };
}

/** Counts settled changes, here and in other tabs; lists that show them read again. */
export const settledAtom = atom(0);

/** A change of an item has settled: whoever shows lists is told, and so are the other tabs (O-7). */
export function settle(favourite: Favourite): void {
  spread({ favourite });
}

/** A list was changed, or is gone: the same (O-7). */
export function settleList(goneListId?: string): void {
  if (goneListId !== undefined) forgetList(goneListId);
  spread(goneListId === undefined ? {} : { goneListId });
}

function spread(news: Pick<News, 'favourite' | 'goneListId'>): void {
  store.set(settledAtom, (times) => times + 1);
  otherTabs()({ ...here(), ...news });
}

let speak: Post | undefined;

function otherTabs(): Post {
  speak ??= joinChannel('lp-catalog', hear);
  return speak;
}

/** Tabs may show other portals, or other people; only news of the same person in the same portal counts. */
const here = () => ({ portal: currentApi().services.frontpage, userId: store.get(sessionAtom).userId });

interface News {
  portal: string;
  userId: string | undefined;
  favourite?: Favourite;
  goneListId?: string;
}

function hear(message: unknown): void {
  if (store.get(portalAtom).state !== 'ready') return;
  const { portal, userId } = here();
  const news = (message ?? {}) as Partial<News>;
  if (news.portal !== portal || news.userId !== userId) return;
  if (isFavourite(news.favourite)) setFavourites([news.favourite]);
  if (typeof news.goneListId === 'string') {
    const listId = news.goneListId;
    markListDeleted(listId);
    forgetList(listId);
    // A page with nothing but favourite buttons has no cached lists, and no code that caches them.
    void import('../lists/deleted-list-cache').then(({ forgetDeletedList }) => forgetDeletedList(listId));
  }
  store.set(settledAtom, (times) => times + 1);
}

/** A tab may still run another version of this code. */
function isFavourite(given: Partial<Favourite> | undefined): given is Favourite {
  return (
    typeof given?.elementId === 'string' &&
    itemTypes.some((type) => type === given.type) &&
    typeof given.isFavourite === 'boolean' &&
    Array.isArray(given.selectedLists)
  );
}
