import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { acceptedCulture } from '../../catalog/accept-language';
import { viewerOf } from '../../identity/viewer';
import { type Call, type Operation, type PortalData, refuse } from '../../services/operation';
import { operations } from '../../services/operations';
import { type CallLog, loggedCall } from '../call-log';
import { type Faults, spoil } from '../faults';
import { originsOf } from '../origins';
import { reshapedResponse } from '../../shapes/shapes';
import type { PortalOptions } from '../portal-options';
import { type CallIdentity, createRepeatedCalls } from '../repeated-calls';

/** Below which path each service lies. */
export const serviceBases = {
  search: '/services/search/api/v1',
  gallery: '/services/gallery',
  frontpage: '/services/frontpage',
  elearning: '/services/elearning',
  courses: '/services/courses',
  system: '/services/system',
} as const satisfies Record<Operation['service'], string>;

const preflightSeconds = 600;

/** The headers that the elements send (R-API-001 to R-API-004); other origins may send them too. */
const sentHeaders = ['authorization', 'accept-language', 'pragma', 'x-correlation-id', 'content-type'];

interface Served {
  data: PortalData;
  options: PortalOptions;
  faults: Faults;
  log: CallLog;
}

/** Every operation under the base of its service, with its fault and its line in the log. */
export function serviceRoutes(served: Served): Hono {
  const app = new Hono();
  const repeated = createRepeatedCalls(() => Date.now());
  app.use('/services/*', cors({ origin: '*', allowHeaders: sentHeaders, maxAge: preflightSeconds }));
  for (const operation of operations) {
    app.on(operation.method, serviceBases[operation.service] + operation.path, async (context) => {
      const write = served.log.open();
      const fault = served.faults.take(operation.id);
      const call = { operation: operation.id, origin: originsOf(context.req.url, served.options).origin };
      const once = () => inShape(served.options.shape, answer(operation, context, served), call);
      const carryOut = () =>
        isWrite(operation) ? repeated.once(identityOf(operation, context, served), once) : once();
      const response = await (fault === undefined ? carryOut() : spoil(fault, { ...call, carryOut }));
      write(loggedCall(context.req.raw, operation.id, response.status));
      return response;
    });
  }
  app.all('/services/*', (context) => {
    const status = 404;
    served.log.open()(loggedCall(context.req.raw, null, status));
    return context.json({ message: 'No service answers this path' }, status);
  });
  return app;
}

/** The whole portal may answer in one shape. */
async function inShape(
  shape: string | undefined,
  answered: Promise<Response>,
  call: { operation: string; origin: string },
): Promise<Response> {
  return shape === undefined ? answered : reshapedResponse(shape, await answered, call);
}

/** Some calls that change something use GET. */
const isWrite = ({ id, method }: Operation): boolean =>
  method !== 'GET' || ['followList', 'unfollowList', 'trackPostView'].includes(id);

function identityOf({ id, method }: Operation, context: Context, { data }: Served): CallIdentity {
  const { pathname, search } = new URL(context.req.url);
  const viewer = viewerOf(context.req.header('authorization'), { ...data, now: data.clock() });
  return {
    operation: id,
    personId: viewer.person?.id,
    address: `${method} ${pathname}${search}`,
    correlationId: context.req.header('x-correlation-id'),
  };
}

async function answer(operation: Operation, context: Context, served: Served): Promise<Response> {
  try {
    const result = operation.answer(await readCall(operation, context, served));
    return result instanceof Response ? result : Response.json(result);
  } catch (failure) {
    if (!(failure instanceof HTTPException)) throw failure;
    return Response.json({ message: failure.message, ...fieldOf(failure.cause) }, { status: failure.status });
  }
}

async function readCall(operation: Operation, context: Context, { data, options }: Served): Promise<Call> {
  const authorization = context.req.header('authorization');
  const viewer = viewerOf(authorization, { ...data, now: data.clock() });
  if (viewer.login === 'public' && isToken(authorization))
    refuse(401, 'The token has run out or is not ours');
  return {
    data,
    viewer,
    culture: acceptedCulture(context.req.header('accept-language')),
    ...originsOf(context.req.url, options),
    url: new URL(context.req.url),
    params: context.req.param(),
    body: operation.method === 'POST' ? await readBody(context.req.raw) : undefined,
  };
}

/** A token has three parts; another value of the header is a portal's sign for nobody. */
function isToken(authorization: string | undefined): boolean {
  return authorization?.split('.').length === 3;
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(400, 'The body must be JSON', 'body');
  }
}

function fieldOf(cause: unknown): { field?: string } {
  const isNamed = typeof cause === 'object' && cause !== null && 'field' in cause;
  return isNamed && typeof cause.field === 'string' ? { field: cause.field } : {};
}
