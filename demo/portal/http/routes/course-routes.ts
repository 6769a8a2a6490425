import { type Context, Hono } from 'hono';
import type { Culture, Offer, OfferClass, Person } from '../../catalog-format';
import { acceptedCulture } from '../../catalog/accept-language';
import { defaultCulture, textIn } from '../../catalog/text';
import { coursePage } from '../../course/course-page';
import { courseState, statusAfterSignUp } from '../../course/course-state';
import { isCourseType } from '../../course/course-words';
import { signInPath } from '../../identity/return-address';
import { areaPage } from '../../pages/outside-areas';
import { seatsLeft } from '../../search/choices/class-choice';
import type { PortalData } from '../../services/operation';
import { saveSignUp, withSignUps } from '../../store/sign-ups';
import { readCookie } from '../session-cookie';

/** The paths of the course page, and the parameter that has the id of the course. */
const coursePaths = [
  { path: '/course-choice', parameter: 'id', name: 'Course choice' },
  { path: '/participant/activity-details', parameter: 'ktid', name: 'Activity details' },
] as const;

/** The page of a course, with signing up and off (R-OTHER-041, R-OTHER-042). */
export function courseRoutes(data: PortalData): Hono {
  const app = new Hono();
  const portalName = textIn(data.catalog.source.name, defaultCulture);
  for (const { path, parameter, name } of coursePaths) {
    const offerOf = (context: Context) => courseOf(data, context.req.query(parameter));
    app.get(path, async (context) => {
      const offer = offerOf(context);
      if (offer === undefined) return areaPage(name, context.req.query(), portalName);
      return coursePage(await viewOf(context, data, offer));
    });
    app.post(path, async (context) => {
      const offer = offerOf(context);
      if (offer !== undefined) await change(context, data, offer);
      return context.redirect(ownAddress(context), 303);
    });
  }
  return app;
}

function courseOf({ catalog }: PortalData, id: string | undefined): Offer | undefined {
  const offer = catalog.offers.get(id ?? '');
  return offer !== undefined && isCourseType(offer.type) ? offer : undefined;
}

async function viewOf(context: Context, data: PortalData, offer: Offer) {
  const person = await signedIn(context, data);
  const address = ownAddress(context);
  return {
    catalog: data.catalog,
    culture: cultureOf(context, person),
    offer,
    state: courseState(offer, person),
    isSignedIn: person !== undefined,
    address,
    signInAddress: `${signInPath}?returnUrl=${encodeURIComponent(address)}`,
  };
}

/** The address without its origin: signing in, up and off lead back to it. */
function ownAddress(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return pathname + search;
}

/** A person signs up, a company does not. */
async function signedIn(context: Context, data: PortalData): Promise<Person | undefined> {
  const { person } = await readCookie(context, data);
  return person?.loginType === 'user' ? withSignUps(data.store, person) : undefined;
}

function cultureOf(context: Context, person: Person | undefined): Culture {
  return person?.culture ?? acceptedCulture(context.req.header('accept-language'));
}

/** Carries out what a form of the page says; what is not possible changes nothing. */
async function change(context: Context, data: PortalData, offer: Offer): Promise<void> {
  const person = await signedIn(context, data);
  if (person === undefined) return;
  const form = await context.req.formData().catch(() => new FormData());
  const { isIn } = courseState(offer, person);
  const changed = data.catalog.day;
  if (form.get('act') === 'out' && isIn) {
    saveSignUp(data, person.id, { offerId: offer.id, changed });
  }
  if (form.get('act') === 'in' && !isIn) {
    const offerClass = classOf(data, offer, form.get('class'));
    const left = offerClass === undefined ? 0 : seatsLeft(offerClass, data.catalog);
    const status = statusAfterSignUp(offer, offerClass, left);
    if (status !== undefined) {
      saveSignUp(data, person.id, { offerId: offer.id, classId: offerClass?.id, status, changed });
    }
  }
}

function classOf({ catalog }: PortalData, offer: Offer, id: unknown): OfferClass | undefined {
  return catalog.upcoming.get(offer.id)?.find((candidate) => candidate.id === id);
}
