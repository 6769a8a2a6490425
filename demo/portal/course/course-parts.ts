import type { Culture, Offer, OfferClass } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { textIn } from '../catalog/text';
import { textOf } from '../academy/five';
import { html, type Markup } from '../pages/html';
import { seatsLeft } from '../search/choices/class-choice';
import { type CourseState, statusAfterSignUp } from './course-state';
import { courseWords, type CourseWord } from './course-words';

/** What every part of the page is made from. */
export interface CourseView {
  catalog: LoadedCatalog;
  culture: Culture;
  offer: Offer;
  state: CourseState;
  isSignedIn: boolean;
  /** The address of the page, which its forms send to. */
  address: string;
  signInAddress: string;
}

/** A word in a language. */
export function word(key: CourseWord, culture: Culture): string {
  return textIn(textOf(courseWords[key]), culture);
}

/** What the tags say: subject, level, form, audience and language, as far as they are there. */
export function tagRows({ catalog, culture, offer }: CourseView): Markup {
  const rows = catalog.source.tagCategories.flatMap(({ name, tags }) => {
    const own = tags.filter(({ id, kind }) => kind === 'tag' && offer.tags?.includes(id) === true);
    const values = own.map((tag) => textIn(tag.name, culture)).join(', ');
    return values === ''
      ? []
      : [
          html`<div>
            <dt>${textIn(name, culture)}</dt>
            <dd>${values}</dd>
          </div>`,
        ];
  });
  return rows.length === 0 ? html`` : html`<dl class="facts">${rows}</dl>`;
}

/** The materials of a course, by name. */
export function contents({ catalog, culture, offer }: CourseView): Markup {
  const ids = [
    offer.materials?.ungrouped ?? [],
    ...(offer.materials?.groups ?? []).map((group) => group.ids),
  ];
  const rows = ids.flat().flatMap((id) => {
    const material = catalog.offers.get(id);
    return material === undefined || material.isArchived
      ? []
      : [html`<li>${textIn(material.title, culture)}</li>`];
  });
  return rows.length === 0
    ? html``
    : html`<h2>${word('contents', culture)}</h2>
        <ul class="contents">
          ${rows}
        </ul>`;
}

/** One class: dates, place, seats, and the way in or out. */
export function classCard(view: CourseView, offerClass: OfferClass): Markup {
  const { culture, state, catalog } = view;
  const isOwn = state.participation?.classId === offerClass.id && state.isIn;
  const left = seatsLeft(offerClass, catalog);
  const seats =
    left === 0
      ? word('full', culture)
      : word('seatsOf', culture).replace('{left}', String(left)).replace('{all}', String(offerClass.seats));
  const venue =
    offerClass.place === undefined ? html`` : fact(word('where', culture), textIn(offerClass.place, culture));
  return html`<li class="class" ${isOwn ? html` aria-current="true"` : html``}>
    <h3>${textIn(offerClass.name, culture)}</h3>
    ${isOwn ? html`<strong class="own">${word('yourClass', culture)}</strong>` : html``}
    <dl>
      ${fact(word('when', culture), period(offerClass, view))}${venue}${fact(word('seats', culture), seats)}
    </dl>
    ${isOwn ? signOffForm(view, offerClass) : signUpForm(view, offerClass)}
  </li>`;
}

function fact(name: string, value: string): Markup {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
}

/** The button for a class, or for a course without classes; nothing where one cannot sign up. */
export function signUpForm(view: CourseView, offerClass?: OfferClass): Markup {
  const { catalog, culture, offer, state } = view;
  const left = offerClass === undefined ? 0 : seatsLeft(offerClass, catalog);
  const status = statusAfterSignUp(offer, offerClass, left);
  if (status === undefined || state.isIn || !view.isSignedIn) return html``;
  const label = word(status === 'USEWL' ? 'joinWaitingList' : 'signUp', culture);
  const about = offerClass === undefined ? offer.title : offerClass.name;
  return html`<form method="post" action="${view.address}">
    <input type="hidden" name="class" value="${offerClass?.id}" />
    <button class="plain" name="act" value="in" aria-label="${label}: ${textIn(about, culture)}">
      ${label}
    </button>
  </form>`;
}

/** The button to leave a class, or a course without classes. */
export function signOffForm({ address, culture, offer }: CourseView, offerClass?: OfferClass): Markup {
  const label = word('signOff', culture);
  const about = offerClass === undefined ? offer.title : offerClass.name;
  return html`<form method="post" action="${address}">
    <button class="quiet" name="act" value="out" aria-label="${label}: ${textIn(about, culture)}">
      ${label}
    </button>
  </form>`;
}

/** The days and times of a class in the words of a language; they are local to the portal already. */
function period({ start, end }: OfferClass, { culture, catalog }: CourseView): string {
  const format = new Intl.DateTimeFormat(culture, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const [from, to] = [start, end].map((date) => localDate(date, catalog.source.timeZone));
  if (from === undefined || to === undefined) return start;
  return format.formatRange(from, to);
}

const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/;

/** A date whose UTC fields are those of the portal's clock. */
function localDate(text: string, timeZone: string): Date | undefined {
  const date = new Date(hasOffset.test(text) || !text.includes('T') ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  if (!hasOffset.test(text)) return date;
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return new Date(`${shown.format(date).replace(' ', 'T')}Z`);
}
