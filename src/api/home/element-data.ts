import { compact } from '../../domain/compact';
import * as v from 'valibot';
import type { ItemType } from '../../domain/activities/item-types';
import type { CustomElementType } from '../../domain/custom-elements/custom-element';
import { nextUpInformation } from '../../domain/dates/date-text';
import { readApiDate } from '../../domain/dates/api-date';
import { isObject } from '../answers/envelope';
import { itemType, maybeId, maybeText, text } from '../answers/fields';
import { readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import type { Operation } from '../http/endpoints';
import { imageAddress } from '../media/image-address';

/** The fetched data of an element, in addition to its configured content. @see R-ENTITY-018..022 */
export interface ElementData {
  name?: string;
  extraInformation?: string;
  image?: string;
  navigateUrl?: string;
  /** The item to which the element links. */
  item?: { id: string; type: ItemType };
}

/** Fetches the data of elements of this type. Returns null if the person has no such data. @see A-043 */
export async function elementData(
  api: Api,
  type: CustomElementType,
  signal?: AbortSignal,
): Promise<ElementData | null> {
  const row = rows[type];
  if (!row) return null;
  const answer = await api.http.send(row.operation, {}, signal);
  if (isNothing(answer)) return null;
  return row.read(api, answer) ?? null;
}

/**
 * Returns whether the response means that the person has no such data: it is empty, null, or an object whose fields are
 * all null.
 */
const isNothing = (answer: unknown): boolean =>
  answer == null || (isObject(answer) && Object.values(answer).every((value) => value === null));

interface Row {
  operation: Operation & ('nextUp' | 'latestCertificate' | 'latestListItem' | 'lastPlayedMedia');
  read: (api: Api, answer: unknown) => ElementData | undefined;
}

const NextUpResponse = responseObject({ startDate: text, address: text, image: maybeText });
const CertificateResponse = responseObject({ image: maybeText });
const FavouriteResponse = responseObject({
  type: v.optional(itemType),
  elementId: maybeId,
  created: maybeText,
});
const MediaResponse = responseObject({
  name: maybeText,
  image: maybeText,
  navigateUrl: maybeText,
  extraInformation: maybeText,
});

/** The API call for each element type, and how to parse its response. @see A-043 */
const rows: Partial<Record<CustomElementType, Row>> = {
  NextUp: {
    operation: 'nextUp',
    read: (api, answer) => {
      const { startDate, address, image } = readObject(NextUpResponse, answer, readingOf(api, 'nextUp'));
      const information = nextUpInformation(readApiDate(startDate, api.timeZone), address, api.timeZone);
      return information
        ? compact<ElementData>({ extraInformation: information, image: imageAddress(api, image) })
        : undefined;
    },
  },
  LatestCertificate: {
    operation: 'latestCertificate',
    read: (api, answer) => {
      const { image } = readObject(CertificateResponse, answer, readingOf(api, 'latestCertificate'));
      return image ? compact<ElementData>({ image: imageAddress(api, image) }) : undefined;
    },
  },
  LatestFavorite: {
    operation: 'latestListItem',
    read: (api, answer) => {
      const { type, elementId } = readObject(FavouriteResponse, answer, readingOf(api, 'latestListItem'));
      return elementId === undefined || type === undefined ? undefined : { item: { id: elementId, type } };
    },
  },
  ContinueELearning: {
    operation: 'lastPlayedMedia',
    read: (api, answer) => {
      const { image, ...rest } = readObject(MediaResponse, answer, readingOf(api, 'lastPlayedMedia'));
      return rest.name || rest.navigateUrl
        ? compact<ElementData>({ ...rest, image: imageAddress(api, image) })
        : undefined;
    },
  },
};

const readingOf = ({ report }: Api, operation: Operation) => ({ operation, report });
