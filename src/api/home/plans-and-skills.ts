import * as v from 'valibot';
import type { ItemType } from '../../domain/activities/item-types';
import type { CountedInformation, HomeItem } from '../../domain/home/home-item';
import type { TextKey } from '../../domain/text-key';
import { count, mapped } from '../answers/fields';
import { readList, type ReadList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import type { Operation } from '../http/endpoints';
import { activityEntries, toHomeItem } from './home-items';
import type { PageOf } from './posts';

/** A learning space has a type of its own, which no activity has. */
const noType = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

const OwnItem = responseObject({ ...activityEntries(), approvalRequestCount: count });
const LearningSpace = responseObject({ ...activityEntries(noType), approvalRequestCount: count });

type RowResponse = v.InferOutput<typeof OwnItem>;

type PagedOperation = 'mySkillResponsibility' | 'myPlanResponsibility' | 'manualLearningSpace';

interface Row<Of extends Operation = Operation> {
  operation: Of;
  /** The type of an item whose response contains none. */
  defaultType?: ItemType;
  /** True if the type in the response is not an activity type. */
  isNoActivity?: boolean;
  counted?: (response: RowResponse, item: HomeItem) => CountedInformation | undefined;
}

const planRow: Row = {
  operation: 'myPlans',
  defaultType: 'plan',
  counted: (_, { details }) =>
    details?.progress && {
      text: 'COMPLETED_OF_TOTAL',
      count: details.progress.completed,
      total: details.progress.total,
    },
};
const skillRow: Row<PagedOperation> = {
  operation: 'mySkillResponsibility',
  defaultType: 'skill',
  counted: ({ approvalRequestCount }) => countedIn('APPROVAL_REQUESTS', approvalRequestCount),
};
const responsiblePlanRow: Row<PagedOperation> = { operation: 'myPlanResponsibility', defaultType: 'plan' };
const spaceRow: Row<PagedOperation> = {
  operation: 'manualLearningSpace',
  isNoActivity: true,
  counted: ({ extraInformation = '' }) =>
    countedIn('MEMBER_COUNT', /^\d+$/.test(extraInformation) ? Number(extraInformation) : undefined),
};

const countedIn = (text: TextKey, number: number | undefined): CountedInformation | undefined =>
  number === undefined ? undefined : { text, count: number };

/** Fetches all of the person's plans, each with its progress. @see R-API-051 R-ENTITY-038 A-039 A-048 */
export async function myPlans(api: Api, signal?: AbortSignal): Promise<HomeItem[]> {
  return rows(api, await api.http.send('myPlans', {}, signal), planRow).items;
}

/**
 * Fetches the skills for which the person is responsible, with the number of pending requests.
 * @see R-API-052 R-ENTITY-036 R-ENTITY-037
 */
export const skillResponsibility = pagedRows(skillRow);

/** Fetches the plans for which the person is responsible. @see R-API-053 R-ENTITY-035 */
export const planResponsibility = pagedRows(responsiblePlanRow);

/**
 * Fetches the manually created learning spaces, with their number of members.
 * @see R-API-062 R-ENTITY-033 R-ENTITY-034
 */
export const learningSpaces = pagedRows(spaceRow);

/** Returns a function that fetches one page of rows. */
function pagedRows(row: Row<PagedOperation>) {
  return async (api: Api, { page, size }: PageOf, signal?: AbortSignal): Promise<ReadList<HomeItem>> => {
    const path = { page, pageSize: size };
    return rows(api, await api.http.send(row.operation, { path }, signal), row);
  };
}

function rows(
  api: Api,
  answer: unknown,
  { operation, defaultType, isNoActivity, counted }: Row,
): ReadList<HomeItem> {
  const ItemOf = v.pipe(
    isNoActivity ? LearningSpace : OwnItem,
    mapped((response: RowResponse): HomeItem => {
      const item = toHomeItem(api, response, defaultType);
      const information = counted?.(response, item);
      return information ? { ...item, countedInformation: information } : item;
    }),
  );
  return readList(ItemOf, answer, { operation, report: api.report });
}
