import * as v from 'valibot';
import { itemTypeOf, type ItemType } from '../domain/activity/item-types';
import type { CustomElementType } from '../domain/custom-elements/custom-element';
import { nextUpInformation } from '../domain/dates/date-text';
import { readWireDate } from '../domain/dates/wire-date';
import { maybeId, maybeText, readAnswer, text } from './answers';
import type { Api } from './api';
import type { Operation } from './endpoints';
import { imageAddress } from './image-address';

/** What a fetched element adds to what the editor wrote (R-ENTITY-018..022). */
export interface ElementData {
  name?: string;
  extraInformation?: string;
  image?: string;
  navigateUrl?: string;
  /** An item that the element leads to. */
  item?: { id: string; type: ItemType };
}

/** Asks what an element of this type shows; nothing where the person has nothing of the kind. */
export async function elementData(
  api: Api,
  type: CustomElementType,
  signal?: AbortSignal,
): Promise<ElementData | null> {
  const row = rows[type];
  if (!row) return null;
  const answer = await api.http.send(row.operation, {}, signal);
  return row.read(api, answer) ?? null;
}

interface Row {
  operation: Operation & ('nextUp' | 'latestCertificate' | 'latestListItem' | 'lastPlayedMedia');
  read: (api: Api, answer: unknown) => ElementData | undefined;
}

const WireNextUp = v.object({ startDate: text, address: text, image: maybeText });
const WireCertificate = v.object({ image: maybeText });
const WireFavourite = v.object({
  type: v.nullish(v.union([v.string(), v.number()])),
  elementId: maybeId,
  created: maybeText,
});
const WireMedia = v.object({
  name: maybeText,
  image: maybeText,
  navigateUrl: maybeText,
  extraInformation: maybeText,
});

/** Which call feeds which type, and what is read from it. */
const rows: Partial<Record<CustomElementType, Row>> = {
  NextUp: {
    operation: 'nextUp',
    read: (api, answer) => {
      const { startDate, address, image } = readAnswer(WireNextUp, answer, 'nextUp');
      const information = nextUpInformation(readWireDate(startDate, api.timeZone), address, api.timeZone);
      return information
        ? known({ extraInformation: information, image: imageAddress(api, image) })
        : undefined;
    },
  },
  LatestCertificate: {
    operation: 'latestCertificate',
    read: (api, answer) => {
      const { image } = readAnswer(WireCertificate, answer, 'latestCertificate');
      return image ? known({ image: imageAddress(api, image) }) : undefined;
    },
  },
  LatestFavorite: {
    operation: 'latestListItem',
    read: (_, answer) => {
      const { type, elementId } = readAnswer(WireFavourite, answer, 'latestListItem');
      return elementId === undefined || type == null
        ? undefined
        : { item: { id: elementId, type: itemTypeOf(type) } };
    },
  },
  ContinueELearning: {
    operation: 'lastPlayedMedia',
    read: (api, answer) => {
      const { image, ...rest } = readAnswer(WireMedia, answer, 'lastPlayedMedia');
      return rest.name || rest.navigateUrl ? known({ ...rest, image: imageAddress(api, image) }) : undefined;
    },
  },
};

const known = (given: object): ElementData =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
