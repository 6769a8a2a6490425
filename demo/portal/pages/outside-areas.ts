import { escapeHtml, pageAnswer } from './page';

/** Areas of the host that are reached by a full page load (R-OTHER-040 to R-OTHER-048), by their default paths; the course page is beside them. */
export const outsideAreas: readonly { path: string; name: string }[] = [
  { path: '/participant/my-objects/articles/:id', name: 'Article' },
  { path: '/participant/skills/:id', name: 'Skill' },
  { path: '/participant/plans/:id', name: 'Plan' },
  { path: '/manager/skills/:id/matrix', name: 'Skill matrix' },
  { path: '/manager/plans/:id/matrix', name: 'Plan matrix' },
  { path: '/participant', name: 'Participant overview' },
  { path: '/participant/calendar', name: 'Calendar' },
  { path: '/participant/points-report', name: 'Points report' },
  { path: '/participant/add-own-activity', name: 'Add own activity' },
  { path: '/participant/skills', name: 'Skills' },
  { path: '/participant/evaluations', name: 'Evaluations' },
  { path: '/participant/group-rooms', name: 'Group rooms' },
  { path: '/participant/agents', name: 'Agents' },
  { path: '/admin', name: 'Administration' },
  { path: '/admin/*', name: 'Administration' },
  { path: '/instructor', name: 'Instructor' },
  { path: '/instructor/classes', name: 'My classes' },
  { path: '/instructor/group-rooms', name: 'Group rooms' },
  { path: '/course-manager', name: 'Course manager' },
  { path: '/caseworker', name: 'Caseworker' },
  { path: '/caseworker/users', name: 'Users' },
  { path: '/caseworker/activities', name: 'Activities' },
  { path: '/caseworker/sign-up', name: 'Sign up' },
  { path: '/manager', name: 'Manager' },
  { path: '/manager/employees', name: 'Employees' },
  { path: '/manager/assignments', name: 'Assignments' },
  { path: '/manager/activity-overview', name: 'Activity overview' },
  { path: '/profile', name: 'Profile' },
  { path: '/service-announcements', name: 'Service announcements' },
  { path: '/hotline', name: 'Hotline' },
  { path: '/settings', name: 'Settings' },
  { path: '/pdf-catalog', name: 'PDF catalog' },
  { path: '/learning-spaces/:id', name: 'Learning space' },
];

/** The page in place of an outside area: its name, its parameters and a link back. */
export function areaPage(
  name: string,
  params: Readonly<Record<string, string>>,
  portalName: string,
): Response {
  const rows = Object.entries(params).map(
    ([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const list = rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
  const about = '<p>This area of the portal lies outside the catalog.</p>';
  return pageAnswer({
    title: name,
    portalName,
    body: `<h1>${escapeHtml(name)}</h1>${about}${list}<p><a href="/">To the front page</a></p>`,
  });
}
