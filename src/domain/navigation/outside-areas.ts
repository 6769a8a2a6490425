import { encodeSegment } from './routes';

/**
 * The default addresses of the areas that a full page load opens. The embedding page can replace each of them.
 * @see R-OTHER-040..048 A-088
 */
export const outsideAreas = {
  admin: '/admin',
  participantOverview: '/participant',
  calendar: '/participant/calendar',
  pointsReport: '/participant/points-report',
  addOwnActivity: '/participant/add-own-activity',
  skills: '/participant/skills',
  evaluations: '/participant/evaluations',
  groupRooms: '/participant/group-rooms',
  agents: '/participant/agents',
  instructor: '/instructor',
  instructorClasses: '/instructor/classes',
  instructorGroupRooms: '/instructor/group-rooms',
  courseManager: '/course-manager',
  caseworker: '/caseworker',
  caseworkerUsers: '/caseworker/users',
  caseworkerActivities: '/caseworker/activities',
  caseworkerSignUp: '/caseworker/sign-up',
  manager: '/manager',
  managerEmployees: '/manager/employees',
  managerAssignments: '/manager/assignments',
  managerActivityOverview: '/manager/activity-overview',
  profile: '/profile',
  serviceAnnouncements: '/service-announcements',
  hotline: '/hotline',
  settings: '/settings',
  pdfCatalog: '/pdf-catalog',
  courseChoice: '/course-choice?id={id}&classId={classId}',
  activityDetails: '/participant/activity-details?ktid={id}&classId={classId}',
  participantSkill: '/participant/skills/{id}',
  participantPlan: '/participant/plans/{id}',
  participantArticle: '/participant/my-objects/articles/{id}',
  managerSkillMatrix: '/manager/skills/{id}/matrix',
  managerPlanMatrix: '/manager/plans/{id}/matrix',
  oldGroupRoom: '/?rumg={id}',
} as const satisfies Record<string, string>;

export type OutsideArea = keyof typeof outsideAreas;

/** The addresses that the embedding page replaces: templates with the placeholders `{id}` and `{classId}`. */
export type OutsideMap = Partial<Record<OutsideArea, string>>;

export type OutsideParams = { id?: string; classId?: string };

/** Returns the address of an area. Omits a query parameter that has no value. @see R-OTHER-041 R-OTHER-042 A-088 */
export function outsideAddress(map: OutsideMap, area: OutsideArea, params: OutsideParams = {}): string {
  const [path = '', query = ''] = (map[area] ?? outsideAreas[area]).split('?');
  const parts = query.split('&').filter((part) => part && !lacksValue(part, params));
  const filled = parts.map((part) => fill(part, params)).join('&');
  return fill(path, params) + (filled && `?${filled}`);
}

const placeholder = /\{(id|classId)\}/g;

function lacksValue(part: string, params: OutsideParams): boolean {
  const names = [...part.matchAll(placeholder)].map(([, name]) => name as keyof OutsideParams);
  return names.some((name) => !params[name]);
}

const fill = (template: string, params: OutsideParams): string =>
  template.replace(placeholder, (_, name: keyof OutsideParams) => encodeSegment(params[name] ?? ''));
