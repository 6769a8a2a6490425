import { dataRoutes } from './data';
import { frontpageRoutes } from './frontpage';
import { problem, type Route } from './http';
import { learningRoutes } from './learning';
import { listRoutes } from './lists';
import { searchRoutes } from './search';
import { siteRoutes } from './site';
import { createState, type Person, type State } from './state';

export interface Portal {
  handle(request: Request): Promise<Response>;
}
const routes: Route[] = [
  ...siteRoutes,
  ...searchRoutes,
  ...listRoutes,
  ...dataRoutes,
  ...frontpageRoutes,
  ...learningRoutes,
];

/** A portal with a state of its own. `origin` is the address under which it can be reached, without a path. */
export function createPortal(options: { origin: string }): Portal {
  const state = createState(options.origin.replace(/\/$/, ''));
  return {
    async handle(request) {
      const response =
        request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(state, request);
      for (const [name, value] of corsHeaders(request)) response.headers.set(name, value);
      return response;
    },
  };
}

async function answer(state: State, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const candidates = routes.filter((route) => route.pattern.test(url.pathname));
  const route = candidates.find((candidate) => candidate.method === method);
  if (!route)
    return problem(candidates.length ? 405 : 404, `${request.method} ${url.pathname} is not offered`);
  const person = findPerson(state, request);
  if (route.personal && !person) return problem(401, 'A valid token is needed');
  const values = route.pattern.exec(url.pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(
    route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
  try {
    return await route.handler({ request, url, params, person, state });
  } catch (error) {
    console.error(error);
    return problem(500, 'The portal failed');
  }
}

function findPerson(state: State, request: Request): Person | null {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  const entry = state.tokens.get(token);
  return entry && entry.expiresAt > new Date() ? entry.person : null;
}

/** Every origin is welcome. It is echoed, as requests with credentials do not accept a star. */
function corsHeaders(request: Request): [string, string][] {
  return [
    ['Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*'],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Allow-Methods', 'GET, POST, DELETE'],
    [
      'Access-Control-Allow-Headers',
      'Authorization, Accept-Language, Pragma, X-Correlation-ID, Content-Type',
    ],
    ['Access-Control-Max-Age', '600'],
    ['Vary', 'Origin'],
  ];
}
