import type { ContentType } from '../../domain/home/content-types';
import type { Operation } from '../http/endpoints';
import { ApiFailure } from '../http/failure';

/** The states that an editor can force on a block in preview. */
const forcedStates = ['loading', 'empty', 'error'] as const;
type ForcedState = (typeof forcedStates)[number];

/**
 * The content type that each call belongs to. Calls that serve several types are missing here; their input identifies
 * the type.
 */
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

interface CallInput {
  path?: { kind?: string };
  query?: { isMandatory?: boolean };
}

/**
 * Returns the state that `preview-as` forces on the requesting block, such as `News=error`. Returns undefined for a
 * block with samples.
 * @see A-034
 */
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

function contentTypeOf(operation: Operation, { path, query }: CallInput): ContentType | undefined {
  if (operation === 'catalogPosts') return typeOfPosts[path?.kind ?? ''];
  if (operation === 'targetGroups') return query?.isMandatory ? 'MandatoryForYou' : 'InTargetGroup';
  return typeOfOperation[operation];
}

interface Answering {
  operation: Operation;
  answer: unknown;
  signal: AbortSignal | undefined;
}

/** Returns the sample in a forced state: it never resolves, it fails, or every list in it is empty. */
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
