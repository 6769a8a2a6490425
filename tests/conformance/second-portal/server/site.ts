import { catalogs } from './catalogs';
import { json, numberParam, problem, route, text, type Call, type Route } from './http';
import { secretKey } from './learning';
import { findOffer } from './offers';
import type { Person } from './state';

/** A picture whose colour follows the id; ids below 80000 do not exist. */
function image(call: Call): Response {
  const id = numberParam(call, 'id');
  if (!(id >= 80000)) return problem(404, 'The image does not exist');
  const hue = (id * 47) % 360;
  const box = 'xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"';
  const picture = `<svg ${box}><rect width="480" height="320" fill="hsl(${hue} 45% 42%)"/><path d="M0 250q120-60 240 0t240 0v70H0z" fill="hsl(${hue} 50% 70%)"/></svg>`;
  return text(picture, 'image/svg+xml');
}

const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
function frame(call: Call): Response {
  const media = findOffer(numberParam(call, 'mediaId'));
  if (!media) return problem(404, 'The media does not exist');
  const token = call.url.searchParams.get('access_token') ?? '';
  const isValid = call.state.tokens.has(token);
  if (call.params['courseId'] && !isValid) return problem(401, 'A course needs a person');
  const title = escapeHtml(media.title);
  const body = `<main><h1>${title}</h1><p>${isValid ? 'Logget ind' : 'Gæst'}</p></main>`;
  return text(
    `<!doctype html><html lang="${media.language}"><title>${title}</title>${body}</html>`,
    'text/html; charset=utf-8',
  );
}

/** The start of an MP4 file: enough for its content type, not enough to play. */
const video = Uint8Array.from([
  0, 0, 0, 20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 2, 0, 0x6d, 0x70, 0x34, 0x31,
]);
function mediaFile(call: Call): Response {
  const id = numberParam(call, 'id');
  if (call.url.searchParams.get('key') !== secretKey(id)) return problem(403, 'The key does not fit');
  return new Response(video, { headers: { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'none' } });
}

const modules = [
  'isOwnRegistrationOfActivitiesActive',
  'isTargetGroupsActive',
  'isElearningActive',
  'isConferenceActive',
  'isTicketEventActive',
  'isTimeBookingActive',
  'isEducationActive',
  'isConversationManagementActive',
  'isScormActive',
  'isVideoActive',
  'isPdfActive',
  'isMoodleActive',
  'isPodcastActive',
  'isEdesignerActive',
  'externalLink',
  'isPointSystemActive',
];

/** The document for the catalog's config-url. */
function config({ state: { origin } }: Call): Response {
  const services = {
    search: `${origin}/find/api/v1`,
    gallery: `${origin}/media-bank`,
    frontpage: `${origin}/front`,
    elearning: `${origin}/learn`,
    courses: `${origin}/course-service`,
    system: `${origin}/sys`,
    media: `${origin}/player/`,
  };
  const moduleSettings = {
    ...Object.fromEntries(modules.map((name) => [name, true])),
    myArmoryActive: false,
  };
  return json({ services, catalogs, defaultCatalog: 11, moduleSettings, timeZone: 'Europe/Copenhagen' });
}

/** The host's session answer. Times have seven decimals and an offset. */
function session(call: Call): Response {
  const key = call.url.searchParams.get('who') ?? 'nobody';
  const person = call.state.people.find((other) => other.key === key);
  if (!person) return json({ session: visitor, token: null, expiresAt: null });
  const token = crypto.randomUUID().replaceAll('-', '');
  const expiresAt = new Date(Date.now() + 3_600_000);
  call.state.tokens.set(token, { person, expiresAt });
  return json({
    session: member(person),
    token,
    expiresAt: expiresAt.toISOString().replace('Z', '0000+00:00'),
  });
}
const company = {
  companyId: 4,
  companyName: 'Kystværk',
  companyLanguage: 'da-DK',
  isPreview: false,
  currentLayout: null,
};
const menu = {
  showHome: true,
  showMyLists: true,
  showMyActivities: true,
  showCaseworkerOverview: false,
  showInstructorOverview: false,
  showAdministratorOverview: false,
  showManagerOverview: false,
  showNotifications: true,
  showSearchBox: true,
};
const visitor = {
  id: null,
  name: null,
  image: null,
  email: null,
  loginType: 'public',
  userInfo: null,
  userGroups: null,
  roles: null,
  ...company,
  navigationLayoutConfig: { ...menu, showMyLists: false, showMyActivities: false },
};
function member(person: Person): Record<string, unknown> {
  const isManager = person.roles.includes('Manager');
  return {
    id: person.id,
    name: person.name,
    image: person.id + 80000,
    email: `${person.key}@kystvaerk.example`,
    loginType: 'user',
    userGroups: person.groups,
    roles: person.roles,
    ...company,
    userInfo: {
      role: { participant: !isManager, manager: isManager },
      company: { name: 'Kystværk' },
      module: { catalogSeeAllSearchResultsOnSearchPage: true },
    },
    navigationLayoutConfig: { ...menu, showManagerOverview: isManager },
  };
}

const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nVelkommen til kajen.\n';
export const siteRoutes: Route[] = [
  route('GET', '/config.json', config),
  route('GET', '/session.json', session),
  route('GET', '/media-bank/images/{id}', image),
  route('GET', '/player/context/catalog/{catalogId}/media/{mediaId}', frame),
  route('GET', '/player/context/course/{courseId}/media/{mediaId}', frame),
  route('GET', '/player/media/{id}', mediaFile),
  route('GET', '/player/tracks/{id}.vtt', () => text(captions, 'text/vtt; charset=utf-8')),
  route('GET', '/scorm/launch', (call) =>
    text(
      `Package ${call.url.searchParams.get('spg')}, access ${call.url.searchParams.get('accessId')}`,
      'text/plain',
    ),
  ),
  route('GET', '/frontend-shell/authenticate', (call) =>
    text(
      `Log in, then return to ${call.url.searchParams.get('returnUrl') ?? '/'}`,
      'text/plain; charset=utf-8',
    ),
  ),
];
