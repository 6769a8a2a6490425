import { gone, json, numberParam, personalRoute, type Call, type Route } from './http';
import { describe, findOffer, imageOf, offers, type Offer, type OfferType } from './offers';
import { events, kindOf, statusGroup, systemTypes, type Activity } from './people';

const base = '/front/api/v1/data';
/** This service answers lists as items and total. */
const listAnswer = (items: unknown[], total = items.length): Response => json({ items, total });
const slice = <T>(items: readonly T[], size: number, page: number): T[] =>
  items.slice(page * size, (page + 1) * size);

function toItem(offer: Offer): Record<string, unknown> {
  return {
    id: offer.id,
    elementId: null,
    courseId: offer.id,
    name: offer.title,
    description: describe(offer),
    extraInformation: null,
    status: null,
    type: offer.type,
    activityType: kindOf(offer.type),
    image: imageOf(offer),
    wideImage: null,
    navigateUrl: null,
    openInNewWindow: false,
    startDate: offer.date,
    deadline: null,
    location: null,
    language: offer.language,
    progress: null,
    tenantId: 4,
  };
}
function toActivity(activity: Activity): Record<string, unknown>[] {
  const offer = findOffer(activity.offerId);
  if (!offer) return [];
  const { status, deadline = null, completed = null, total = null, archived = false } = activity;
  return [
    {
      ...toItem(offer),
      status,
      deadline,
      completedCount: completed,
      totalCount: total,
      isArchived: archived,
    },
  ];
}
const own = (call: Call): readonly Activity[] => call.person?.activities ?? [];
const current = (call: Call): Activity[] => own(call).filter((activity) => !activity.archived);
const typeOf = (activity: Activity): OfferType => findOffer(activity.offerId)?.type ?? 0;

function allActivities(call: Call): Response {
  const query = call.url.searchParams;
  const search = (query.get('mas') ?? '').toLowerCase();
  const pool = query.get('maa') === 'true' ? own(call) : current(call);
  const any = (name: string, value: unknown): boolean =>
    !query.has(name) ||
    query.getAll(name).some((wanted) => wanted.toLowerCase() === String(value).toLowerCase());
  const found = pool.filter((activity) => {
    const type = typeOf(activity);
    const title = findOffer(activity.offerId)?.title.toLowerCase() ?? '';
    return (
      any('at', systemTypes.get(type)) &&
      any('sat', statusGroup(activity.status)) &&
      any('ct', kindOf(type)) &&
      title.includes(search)
    );
  });
  const unique = (values: unknown[]): unknown[] => [...new Set(values)];
  return json({
    userActivities: slice(found, numberParam(call, 'size'), numberParam(call, 'page')).flatMap(toActivity),
    systemTypes: unique(pool.map((activity) => systemTypes.get(typeOf(activity)))),
    contentTypes: unique(pool.map((activity) => kindOf(typeOf(activity)))),
    statuses: unique(pool.map((activity) => statusGroup(activity.status)).filter((group) => group > 0)),
    total: found.length,
  });
}

/** Offers for the person's target group. Locations count classes by catalog id. */
function targetGroups(call: Call): Response {
  const mandatory = call.url.searchParams.get('isMandatory') === 'true';
  const found = offers.filter((offer) =>
    mandatory ? offer.mandatory : offer.targetGroup && !offer.mandatory,
  );
  return listAnswer(
    found.map((offer) => {
      const activity = own(call).find((other) => other.offerId === offer.id);
      const numeric = typeof offer.type === 'number' ? -2 : 'USPUN';
      return {
        ...toItem(offer),
        elementId: offer.id,
        status: activity?.status ?? numeric,
        locationWithClassCount: { 11: 2, 12: 0 },
      };
    }),
  );
}

/** Interests use the interest course type codes, which equal the system type ids. */
function interests(call: Call): Response {
  const chosen = call.state.interests.get(call.person?.id ?? 0) ?? new Set();
  const found = offers.filter(
    (offer) => chosen.has(offer.subject) && !offer.archived && systemTypes.has(offer.type),
  );
  const courses = found.filter((offer) => typeof offer.type === 'number');
  const items = courses.map((offer) => ({
    ...toItem(offer),
    type: systemTypes.get(offer.type),
    activityType: 'Course',
  }));
  return listAnswer(slice(items, numberParam(call, 'size'), numberParam(call, 'page')), items.length);
}

/** Skills and plans that a manager answers for; other people have none. */
function responsibility(call: Call, type: 'skill' | 'plan'): Response {
  const isManager = call.person?.roles.includes('Manager') ?? false;
  const items = offers
    .filter((offer) => isManager && offer.type === type)
    .map((offer, index) => ({
      id: offer.id,
      name: offer.title,
      image: imageOf(offer),
      contentType: null,
      ownerName: null,
      ...(type === 'plan'
        ? { layoutDescription: describe(offer) }
        : { description: describe(offer), approvalRequestCount: index * 2 }),
    }));
  return listAnswer(slice(items, numberParam(call, 'size'), numberParam(call, 'page')), items.length);
}

const isExpiring = (activity: Activity): boolean => [6, 7].includes(Number(activity.status));
const ofType = (call: Call, type: OfferType): Activity[] =>
  current(call).filter((activity) => typeOf(activity) === type);
const single = (value: object | null): Response => (value ? json(value) : gone());

export const dataRoutes: Route[] = [
  personalRoute('GET', `${base}/my-activities`, (call) => json(current(call).flatMap(toActivity))),
  personalRoute('GET', `${base}/all-user-activities/{size}/{page}`, allActivities),
  personalRoute('GET', `${base}/target-groups`, targetGroups),
  personalRoute('GET', `${base}/expired-almost-expired`, (call) =>
    listAnswer(current(call).filter(isExpiring).flatMap(toActivity)),
  ),
  personalRoute('GET', `${base}/continue-where-you-left-v2`, (call) =>
    listAnswer(events(call.person?.key ?? '')),
  ),
  personalRoute('GET', `${base}/my-interests/{size}/{page}`, interests),
  personalRoute('GET', `${base}/my-plans`, (call) => listAnswer(ofType(call, 'plan').flatMap(toActivity))),
  personalRoute('GET', `${base}/my-skill-responsibility/{page}/{size}`, (call) =>
    responsibility(call, 'skill'),
  ),
  personalRoute('GET', `${base}/my-plan-responsibility/{page}/{size}`, (call) =>
    responsibility(call, 'plan'),
  ),
  personalRoute('GET', `${base}/next-up`, () =>
    json({
      id: 1003,
      name: 'Gaffeltruck certifikat B',
      startDate: '2027-02-15T07:30:00',
      image: 81003,
      address: 'Dokvej 12, 6700 Esbjerg',
      navigateUrl: '/participant/activity-details?ktid=1003',
      room: null,
    }),
  ),
  personalRoute('GET', `${base}/latest-certificate`, (call) =>
    single(
      call.person?.key === 'anna'
        ? {
            id: 1012,
            name: 'English for the quayside',
            image: 81012,
            issued: '2026-10-09',
            navigateUrl: null,
          }
        : null,
    ),
  ),
  personalRoute('GET', `${base}/last-played-media`, (call) =>
    single(
      call.person?.key === 'anna'
        ? {
            id: 2101,
            name: 'Podcast: Natholdet',
            image: 82101,
            extraInformation: '12 af 31 minutter',
            navigateUrl: '/catalog/play-media/2101/audio',
          }
        : null,
    ),
  ),
];
