import type { Person } from '../catalog-format';
import { pictureId } from '../gallery/subject-scenes';
import { signInPath } from '../identity/return-address';
import { html, type Markup } from './html';
import { pageAnswer } from './page';
import { coloursPreview, pagePreview } from './tour-previews';

const style = `
.hero { display: grid; gap: 1.5rem 2.5rem; align-items: center; margin: 0 0 1rem; }
.hero p { font-size: 1.125rem; max-width: 50ch; }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem; }
.card { position: relative; display: flex; flex-direction: column; gap: .25rem; overflow: hidden; border-radius: 1rem;
  border: 1px solid var(--line); background: var(--card); }
.card:hover { border-color: var(--accent); }
.card img.scene, .card svg.scene { border-radius: 0; display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; }
.card > div { display: flex; flex-direction: column; align-items: start; flex: 1; padding: .75rem 1.25rem 1.25rem; }
.card p { flex: 1; font-size: .9375rem; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; }
.links a { min-height: 28px; line-height: 28px; }
@media (min-width: 50rem) { .hero { grid-template-columns: 1fr 1fr; }
  .one { grid-template-columns: 1fr; } .one .card { flex-direction: row; align-items: stretch; }
  .one img.scene { width: 20rem; } .one .card > div { padding: 1.25rem 2rem; justify-content: center; } .one p { flex: none; } }
@media (prefers-reduced-motion: no-preference) { .card { transition: border-color .15s; } }
`;

interface Tour {
  portalName: string;
  people: readonly Person[];
  /** Names of the files of all demo pages. */
  pages: readonly string[];
  /** Whether the documentation is served beside the tour. */
  hasDocs: boolean;
}

interface Card {
  title: string;
  about: string;
  picture: Markup;
  way: Markup;
}

/** The tour of the demo: who one can be, what to change, and which pieces to take. */
export function tourPage(tour: Tour): Response {
  const { portalName, pages, hasDocs } = tour;
  const every = pages.map((name) => html`<a href="/demo/${name}">${name}</a>`);
  const { markup } = html`<div class="hero">
      <div>
        <h1>See what the catalog can do</h1>
        <p>
          ${portalName} is a made-up learning portal with real behaviour: search, favourites, lists, films,
          and courses to sign up for. Choose where to begin; nothing can be broken for good.
        </p>
        <a class="plain" href="/">Open the front page</a>
      </div>
      ${scene('elmvik', 'tour', 'large')}
    </div>
    ${section('Be somebody', [learner(tour), manager(tour), visitor])} ${section('Change something', changes)}
    ${section('Take a piece', hasDocs ? [...pieces, playground] : pieces)}
    ${hasDocs ? section('Learn more', [docs], 'cards one') : []}
    <h2>Every demo page</h2>
    <p class="links">${every}</p>`;
  return pageAnswer({ title: `Tour - ${portalName}`, body: markup, style, portalName, isWide: true });
}

function section(title: string, cards: readonly Card[], list = 'cards'): Markup {
  return html`<section>
    <h2>${title}</h2>
    <ul class="${list}">
      ${cards.map(cardOf)}
    </ul>
  </section>`;
}

function cardOf({ title, about, picture, way }: Card): Markup {
  return html`<li class="card">
    ${picture}
    <div>
      <h3>${title}</h3>
      <p>${about}</p>
      ${way}
    </div>
  </li>`;
}

function scene(key: string, name: string, size: 'medium' | 'large' = 'medium'): Markup {
  const address = `/services/gallery/images/${encodeURIComponent(pictureId(key, name))}?size=${size}`;
  return html`<img class="scene" src="${address}" width="640" height="360" alt="" />`;
}

/** A button that signs in, or out, and opens the front page. */
function be(label: string, personId: string): Markup {
  return html`<form method="post" action="${signInPath}?returnUrl=%2F">
    <button class="plain" name="person" value="${personId}">${label}</button>
  </form>`;
}

function link(label: string, address: string): Markup {
  return html`<a class="plain" href="${address}">${label}</a>`;
}

const isUser = ({ loginType }: Person) => loginType === 'user';
const firstName = ({ name }: Person) => name.split(' ')[0] ?? name;

function learner({ people }: Tour): Card {
  const person = people.find((one) => isUser(one) && !one.roles.includes('manager'));
  return {
    title: person === undefined ? 'A learner' : `${person.name}, learner`,
    about: 'Goes on where they left, sees what is due, saves favourites, makes lists and signs up.',
    picture: scene('diploma', 'tour-1'),
    way: person === undefined ? signIn : be(`Be ${firstName(person)}`, person.id),
  };
}

function manager({ people }: Tour): Card {
  const person = people.find((one) => isUser(one) && one.roles.includes('manager'));
  return {
    title: person === undefined ? 'A manager' : `${person.name}, manager`,
    about: 'Leads a team: more entries in the menu, blocks for leaders, and skills to follow up.',
    picture: scene('new-leader', 'tour-2'),
    way: person === undefined ? signIn : be(`Be ${firstName(person)}`, person.id),
  };
}

const signIn = link('Choose a person', signInPath);

const visitor: Card = {
  title: 'A visitor',
  about: 'Is not signed in: reads, searches and plays what is open to all.',
  picture: scene('induction', 'tour-3'),
  way: be('Be a visitor', ''),
};

const changes: readonly Card[] = [
  {
    title: 'Break the portal',
    about: 'Have its services answer slowly, wrongly or not at all, and watch the page cope.',
    picture: scene('power-cut', 'tour-4'),
    way: link('Make it fail', '/#make-it-fail'),
  },
  {
    title: 'Change the colours',
    about: 'Try tokens on all five elements, see their contrast, and copy the CSS.',
    picture: coloursPreview,
    way: link('Open theming', '/demo/theming.html'),
  },
  {
    title: 'Preview a catalog',
    about: 'See it as somebody else: another audience, another language, a block that fails.',
    picture: scene('online-meetings', 'tour-5'),
    way: link('Open the preview', '/demo/preview.html'),
  },
];

const pieces: readonly Card[] = [
  {
    title: 'On an intranet',
    about: 'A search box and a list on a page that is otherwise not the portal’s.',
    picture: scene('work-environment', 'tour-6'),
    way: link('Open the intranet', '/demo/intranet.html'),
  },
  {
    title: 'On a CMS page',
    about: 'A page that consists of tags alone, as an editor would save it.',
    picture: scene('news', 'tour-7'),
    way: link('Open the page', '/demo/cms.html'),
  },
];

const playground: Card = {
  title: 'Compose a page',
  about:
    'Add blocks by forms, see them at five widths and for four audiences, and paste the result anywhere.',
  picture: pagePreview,
  way: link('Open the playground', '/docs/playground.html'),
};

const docs: Card = {
  title: 'Read the docs',
  about: 'The five elements with running examples, every call that they make, and recipes for other systems.',
  picture: scene('library', 'tour-8'),
  way: html`<p class="links">
    <a href="/docs/">All documentation</a><a href="/docs/elements/">Elements</a
    ><a href="/docs/blocks/">Blocks</a><a href="/docs/api/">Calls</a
    ><a href="/docs/catalog-format.html">Catalog files</a>
  </p>`,
};
