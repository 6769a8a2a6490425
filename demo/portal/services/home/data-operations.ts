import type { Offer } from '../../catalog-format';
import { completedCodes, expiryCodes } from '../../catalog/status-codes';
import { textIn } from '../../catalog/text';
import { interestsOf } from '../../store/interests';
import { activityItem } from './activity-item';
import { allUserActivities } from './all-user-activities';
import { continueEvents, lastPlayedMedia } from './continue-answers';
import { type Call, type Operation, personOf } from '../operation';
import { currentActivities, ownActivities } from './own-activities';
import { pageOf } from '../paging';
import { responsiblePlans, responsibleSkills } from './responsibility';

const base = '/api/v1/data';
const row = { service: 'frontpage', method: 'GET' } as const;

/** The person's data for the home page (R-API-042 to R-API-054). */
export const dataOperations: readonly Operation[] = [
  { ...row, id: 'myActivities', path: `${base}/my-activities`, answer: myActivities },
  { ...row, id: 'targetGroups', path: `${base}/target-groups`, answer: targetGroups },
  { ...row, id: 'expiredAlmostExpired', path: `${base}/expired-almost-expired`, answer: expired },
  { ...row, id: 'continueWhereYouLeft', path: `${base}/continue-where-you-left-v2`, answer: continueEvents },
  { ...row, id: 'nextUp', path: `${base}/next-up`, answer: nextUp },
  { ...row, id: 'latestCertificate', path: `${base}/latest-certificate`, answer: latestCertificate },
  { ...row, id: 'lastPlayedMedia', path: `${base}/last-played-media`, answer: lastPlayedMedia },
  {
    ...row,
    id: 'allUserActivities',
    path: `${base}/all-user-activities/:pageSize/:page`,
    answer: allUserActivities,
  },
  { ...row, id: 'myInterests', path: `${base}/my-interests/:pageSize/:page`, answer: myInterests },
  { ...row, id: 'myPlans', path: `${base}/my-plans`, answer: myPlans },
  {
    ...row,
    id: 'mySkillResponsibility',
    path: `${base}/my-skill-responsibility/:page/:pageSize`,
    answer: responsibleSkills,
  },
  {
    ...row,
    id: 'myPlanResponsibility',
    path: `${base}/my-plan-responsibility/:page/:pageSize`,
    answer: responsiblePlans,
  },
];

function myActivities(call: Call) {
  return currentActivities(call).map(({ offer, participation }) => activityItem(call, offer, participation));
}

function targetGroups(call: Call) {
  personOf(call);
  const isMandatory = call.url.searchParams.get('isMandatory') === 'true';
  return call.data.catalog.source.offers
    .filter((offer) => !offer.isArchived && (isMandatory ? offer.isMandatory : offer.isInTargetGroup))
    .map((offer) => ({
      ...activityItem(call, offer),
      locationWithClassCount: classesByCatalog(call, offer),
    }));
}

function classesByCatalog(call: Call, offer: Offer): Record<string, number> {
  const parts = [...call.data.catalog.parts.values()].filter(({ has }) => has(offer));
  return Object.fromEntries(parts.map(({ part }) => [part.id, offer.classes?.length ?? 0]));
}

function expired(call: Call) {
  return currentActivities(call)
    .filter(({ participation }) => expiryCodes.has(participation.status))
    .map(({ offer, participation }) => activityItem(call, offer, participation));
}

function nextUp(call: Call) {
  const { catalog } = call.data;
  const own = currentActivities(call).flatMap(({ participation }) => {
    const entry =
      participation.classId === undefined ? undefined : catalog.classes.get(participation.classId);
    return entry !== undefined && entry.offerClass.start.slice(0, 10) >= catalog.day ? [entry] : [];
  });
  const [next] = own.sort((a, b) => a.offerClass.start.localeCompare(b.offerClass.start));
  if (next === undefined) return {};
  const { offer, offerClass } = next;
  return {
    startDate: offerClass.start,
    address: textIn(offerClass.place ?? '', call.culture),
    ...(offer.imageId === undefined ? {} : { image: offer.imageId }),
  };
}

function latestCertificate(call: Call) {
  const completed = ownActivities(call).filter(({ participation }) =>
    completedCodes.has(participation.status),
  );
  const image = completed.find(({ offer }) => offer.imageId !== undefined)?.offer.imageId;
  return image === undefined ? {} : { image };
}

function myInterests(call: Call) {
  const interests = interestsOf(call.data.store, personOf(call).id);
  const offers = call.data.catalog.source.offers.filter(
    (offer) => !offer.isArchived && (offer.tags ?? []).some((tag) => interests.has(tag)),
  );
  return pageOf(call, offers).map((offer) => activityItem(call, offer));
}

function myPlans(call: Call) {
  return currentActivities(call)
    .filter(({ offer }) => offer.type === 'plan')
    .map(({ offer, participation }) => ({
      ...activityItem(call, offer, participation),
      completedCount: participation.completedParts ?? 0,
      ...(offer.parts === undefined ? {} : { totalCount: offer.parts }),
    }));
}
