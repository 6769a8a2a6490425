import { textOf } from '../academy/five';
import { cultureShown, textIn } from '../catalog/text';
import { html, type Markup } from '../pages/html';
import { pageAnswer } from '../pages/page';
import { classCard, contents, type CourseView, signOffForm, signUpForm, tagRows, word } from './course-parts';
import { isCourseType, typeWords } from './course-words';

const pageStyle = `
.course { display: grid; gap: 1.5rem 2.5rem; align-items: start; }
.course > * { min-width: 0; }
.kind { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .5rem; color: var(--accent); font-weight: 600; }
.kind span + span { color: var(--warm); }
.state { display: grid; gap: .75rem; justify-items: start; padding: 1rem 1.25rem; margin: 1rem 0; border-radius: 1rem; background: var(--tint); }
.state p { margin: 0; color: var(--text); font-weight: 600; }
.state.in p { display: flex; gap: .6rem; align-items: center; }
.state.in p::before { content: "\\2713" / ""; flex: none; display: grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--good); color: var(--card); font-size: .9rem; font-weight: 700; }
.acts { display: flex; flex-wrap: wrap; gap: .75rem; }
.acts:empty { display: none; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem 1.5rem; margin: 0; }
.facts dt { font-size: .875rem; }
.lead { font-size: 1.125rem; max-width: 60ch; }
.more { max-width: 70ch; margin-block-end: .5rem; }
.more + .facts { margin-block-start: 1rem; }
.contents { padding-inline-start: 1.25rem; list-style: disc; }
.classes { grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1rem; }
.class { display: flex; flex-direction: column; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
.class dl { flex: 1; font-size: .9375rem; align-content: start; }
.class[aria-current] { border: 2px solid var(--good); }
.own { order: -1; color: var(--good); }
.ways { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 2rem 0 0; }
@media (min-width: 50rem) { .course { grid-template-columns: 1fr 1fr; } }
`;

/** The page of one course: what it is, when and where, and signing up or off (R-OTHER-041, R-OTHER-042). */
export function coursePage(view: CourseView): Response {
  const { catalog, culture, offer, state } = view;
  const title = textIn(offer.title, culture);
  const portalName = textIn(catalog.source.name, culture);
  const [lead = '', ...more] = paragraphs(view);
  const { markup } = html`<article>
<div class="course"><div>${picture(view)}</div>
<div>${kind(view)}<h1${foreignLang(view)}>${title}</h1>${lead === '' ? html`` : html`<p class="lead" ${foreignLang(view)}>${lead}</p>`}${stateBox(view)}</div></div>
<h2>${word('about', culture)}</h2>${more.map((text) => html`<p class="more" ${foreignLang(view)}>${text}</p>`)}${tagRows(view)}${contents(view)}${classes(view)}</article>
<p class="ways"><a href="/">${word('frontPage', culture)}</a>${view.isSignedIn ? html`<a href="/catalog/see-all/MyActivities">${word('myActivities', culture)}</a>` : html``}</p>`;
  return pageAnswer({
    title: state.isIn ? `${word(state.word, culture)}: ${title}` : `${title} - ${portalName}`,
    body: markup,
    style: pageStyle,
    lang: culture,
    portalName,
    isWide: true,
    headers: { 'cache-control': 'no-store', vary: 'accept-language, cookie' },
  });
}

/** A picture says nothing that the title does not. */
function picture({ offer }: CourseView): Markup {
  const id = encodeURIComponent(offer.imageId ?? `notebook~${offer.id}`);
  return html`<img
    class="scene"
    src="/services/gallery/images/${id}?size=large"
    width="1280"
    height="720"
    alt=""
  />`;
}

function kind({ offer, culture }: CourseView): Markup {
  const name = isCourseType(offer.type) ? textIn(textOf(typeWords[offer.type]), culture) : '';
  const mandatory = offer.isMandatory === true ? html`<span>${word('mandatory', culture)}</span>` : html``;
  return html`<p class="kind"><span>${name}</span>${mandatory}</p>`;
}

/** The language of texts that are not in the one of the page. */
function foreignLang({ offer, culture }: CourseView): Markup {
  const lang = offer.language ?? cultureShown(offer.title, culture);
  return lang === undefined || lang === culture ? html`` : html` lang="${lang}" dir="auto"`;
}

/** Where the person is with the course, and what they can do about it at once. */
function stateBox(view: CourseView): Markup {
  const { offer, state, culture } = view;
  if (offer.isArchived === true) return html`<div class="state"><p>${word('archived', culture)}</p></div>`;
  if (offer.isWithoutSignup === true)
    return html`<div class="state">
      <p>${word('needsNoSignUp', culture)}</p>
      ${openLink(view)}
    </div>`;
  if (!view.isSignedIn)
    return html`<div class="state">
      <p>${word('open', culture)}</p>
      <a class="plain" href="${view.signInAddress}">${word('logIn', culture)}</a>
    </div>`;
  const hasOwnCard = upcoming(view).some(({ id }) => id === state.participation?.classId);
  const out = state.isIn && !hasOwnCard ? signOffForm(view) : html``;
  const ways = [signUpForm(view), state.isIn && offer.materials !== undefined ? openLink(view) : html``, out];
  return html`<div class="state${state.isIn ? ' in' : ''}">
    <p>${word(state.word, culture)}</p>
    <div class="acts">${ways}</div>
  </div>`;
}

function openLink({ offer, culture }: CourseView): Markup {
  return html`<a class="plain" href="/catalog/play-media-on-course/${encodeURIComponent(offer.id)}"
    >${word('openCourse', culture)}</a
  >`;
}

const upcoming = ({ catalog, offer }: CourseView) => catalog.upcoming.get(offer.id) ?? [];

function classes(view: CourseView): Markup {
  const { offer, culture } = view;
  if (offer.isArchived === true) return html``;
  const found = upcoming(view);
  const isOpenAlways = (offer.classes ?? []).length === 0;
  if (found.length === 0)
    return html`<h2>${word('classes', culture)}</h2>
      <p>${word(isOpenAlways ? 'anyTime' : 'noClasses', culture)}</p>`;
  return html`<h2>${word('classes', culture)}</h2>
    <ul class="classes">
      ${found.map((one) => classCard(view, one))}
    </ul>`;
}

/** A description may be simple HTML; this page shows its words, a paragraph for each of its blocks. */
function paragraphs({ offer, culture }: CourseView): string[] {
  return textIn(offer.description, culture)
    .split(/<\/(?:p|li|h\d|div|ul|ol)>|<br\b[^>]*>/i)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '');
}
