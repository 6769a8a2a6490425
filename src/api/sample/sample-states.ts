import type { ContentType } from '../../domain/home/content-types';
import type { Operation } from '../http/endpoints';
import { ApiFailure } from '../http/failure';

/** What an editor may make a block do in preview. */
const forcedStates = ['loading', 'empty', 'error'] as const;
type ForcedState = (typeof forcedStates)[number];

/** The calls that have to do with one type of block; some serve several, and their input tells which. */
const typeOfOperation: Partial<Record<Operation, ContentType>> = {
  myActivities: 'MyActivities',
  allUserActivities: 'MyActivities',
  expiredAlmostExpired: 'ExpiredOrNearExpiredActivities',
  myInterests: 'MyInterests',
  interestTags: 'MyInterests',
  myPlans: 'MyPlans',
  mySkillResponsibility: 'MySkillResponsibility',
  myPlanResponsibility: 'MySkillResponsibility',
  manualLearningSpace: 'ManualLearningSpace',
  channelPosts: 'Channel',
  continueWhereYouLeft: 'ContinueWhereYouLeft',
  customElementsOrder: 'CustomList',
  nextUp: 'CustomList',
  latestCertificate: 'CustomList',
  latestListItem: 'CustomList',
  lastPlayedMedia: 'CustomList',
};

const typeOfPosts: Readonly<Record<string, ContentType>> = {
  current: 'News',
  practical: 'PracticalInformation',
  all: 'NewsAndPracticalInformation',
};

interface Asked {
  path?: { kind?: string };
  query?: { isMandatory?: boolean };
}

/** The state that `preview-as` forces on the block that asks, as `News=error`; none is a full block. */
export function forcedState(
  previewAs: string | undefined,
  operation: Operation,
  input: object,
): ForcedState | undefined {
  const type = contentTypeOf(operation, input)?.toLowerCase();
  if (type === undefined) return undefined;
  const [, wish] = [...new URLSearchParams(previewAs)].find(([name]) => name.toLowerCase() === type) ?? [];
  return forcedStates.find((state) => state === wish);
}

function contentTypeOf(operation: Operation, { path, query }: Asked): ContentType | undefined {
  if (operation === 'catalogPosts') return typeOfPosts[path?.kind ?? ''];
  if (operation === 'targetGroups') return query?.isMandatory ? 'MandatoryForYou' : 'InTargetGroup';
  return typeOfOperation[operation];
}

interface Answering {
  operation: Operation;
  answer: unknown;
  signal: AbortSignal | undefined;
}

/** The sample as it comes in that state: never, not at all, or with every list in it empty. */
export function inState(state: ForcedState, { operation, answer, signal }: Answering): Promise<unknown> {
  const aborted = () => new ApiFailure('aborted', operation, 'The preview was left.');
  if (state === 'loading')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(aborted())));
  if (state === 'error')
    return Promise.reject(new ApiFailure('server', operation, 'The preview asks for it.'));
  return Promise.resolve(emptied(answer));
}

function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  const entries = Object.entries(answer ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? [] : (value as unknown)]),
  );
}
