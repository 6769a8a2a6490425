import type { OfferType } from './offers';

/** What each person has done. Offers have the numeric status, plans and skills the code, as no number exists for them. */
export interface Activity {
  offerId: number;
  status: number | string;
  completed?: number;
  total?: number;
  deadline?: string;
  archived?: boolean;
}
const activities: Record<string, readonly Activity[]> = {
  anna: [
    { offerId: 1003, status: 10 },
    { offerId: 1007, status: 5, deadline: '2027-01-31' },
    { offerId: 1010, status: 9 },
    { offerId: 1012, status: 15 },
    { offerId: 1001, status: 7, deadline: '2027-02-28' },
    { offerId: 1015, status: 6, deadline: '2026-10-31' },
    { offerId: 1101, status: 4, completed: 3, total: 8 },
    { offerId: 1102, status: 14 },
    { offerId: 1103, status: 3, completed: 0, total: 4 },
    { offerId: 1106, status: 15 },
    { offerId: 1201, status: 10 },
    { offerId: 1401, status: 12 },
    { offerId: 1502, status: -2 },
    { offerId: 1602, status: 10 },
    { offerId: 4001, status: 'USPIP', completed: 3, total: 5 },
    { offerId: 4003, status: 'USPC', completed: 4, total: 4 },
    { offerId: 5003, status: 'USSIP' },
    { offerId: 1110, status: 15, archived: true },
  ],
  bo: [
    { offerId: 1203, status: 10 },
    { offerId: 1501, status: 4 },
    { offerId: 1107, status: 15 },
    { offerId: 1504, status: 6, deadline: '2026-11-15' },
    { offerId: 4002, status: 'USPSU', completed: 1, total: 6 },
  ],
};
export const activitiesOf = (key: string): readonly Activity[] => activities[key] ?? [];

const codes: Record<string, string> = {
  '15': 'USC',
  '14': 'UCWC',
  '13': 'USCVS',
  '12': 'USASTS',
  '10': 'USEAS',
  '9': 'USEWL',
  '8': 'USCNR',
  '7': 'USCAE',
  '6': 'USCE',
  '5': 'USNC',
  '4': 'USES',
  '3': 'USEE',
  '2': 'USEU',
  '1': 'USNE',
  '-1': 'USNCal',
  '-2': 'UNSU',
};
/** The short code that search uses for the same status. */
export const statusCode = (status: number | string): string => codes[String(status)] ?? String(status);

/** Group ids of the courses service: Completed 1 to InProgress 9. */
const groups: readonly string[][] = [
  ['USSC', 'USPC', 'USCVS', 'USC', 'UCWC'],
  ['USASTS', 'USCNR', 'USEE', 'USEAS', 'USES', 'USSSU', 'USPSU'],
  ['USCE', 'USSE', 'USPE'],
  ['USCAE', 'USSAE', 'USPAE'],
  ['USNC'],
  ['USEWL'],
  ['USEU', 'USSUN', 'USNE', 'UNSU'],
  ['USSAA'],
  ['USSIP', 'USPIP'],
];
export const statusGroup = (status: number | string): number =>
  groups.findIndex((group) => group.includes(statusCode(status))) + 1;

/** Raw events: the last one of anna points at a course that no longer answers. */
export const events = (key: string): Record<string, unknown>[] =>
  key === 'anna'
    ? [
        event(81, 3, '/catalog/play-media-on-course/1013/2001/video', '2026-11-23T15:40:00', {
          CourseId: 1013,
          MediaId: 2001,
          Id: 2001,
          Name: 'Sådan spænder du en sele',
          Image: 82001,
          Type: 202,
          Position: 95,
          Duration: 240,
        }),
        event(82, 1, '/catalog/play-media/2101/audio', '2026-11-22T21:05:00', {
          CatalogId: 11,
          MediaId: 2101,
          Title: 'Podcast: Natholdet',
          Image: 82101,
          ContentType: 'audio',
          Type: 205,
        }),
        event(83, 0, '/group-room/51', '2026-11-20T09:12:00', { GroupRoomId: 51, CourseId: 1003 }),
        event(84, 5, '/participant/plans/4001', '2026-11-18T08:00:00', {
          Id: 4001,
          Name: 'Plan: Din første måned',
          Image: 84001,
        }),
        event(85, 0, '/group-room/404', '2026-10-02T08:00:00', { GroupRoomId: 404, CourseId: 1999 }),
      ]
    : [];
function event(
  id: number,
  eventType: number,
  uri: string,
  timestamp: string,
  data: object,
): Record<string, unknown> {
  return { id, eventType, uri, timestamp, dataJson: JSON.stringify(data), deviceName: null };
}

/** System type ids: course 1, e-learning 2, conference 3, time booking 5, education 6, conversation 9, skill 10, plan 11. */
export const systemTypes = new Map<OfferType, number>([
  [101, 1],
  [102, 2],
  [103, 3],
  [105, 5],
  [106, 6],
  [107, 9],
  ['skill', 10],
  ['plan', 11],
]);
export const kindOf = (type: OfferType): string =>
  type === 'plan' ? 'Plan' : type === 'skill' ? 'Skill' : 'Course';
