import { ask, front, icon, make } from './floor-parts.js';

const batch = 30;

/** The answer about each item that was asked for, by its id. */
const known = new Map();

let drawn = [];

/** A heart that is empty until `fillHearts` knows better. */
export function heart(item) {
  const label = `Add ${item.name} to favourites or lists`;
  const button = make(
    'button',
    {
      type: 'button',
      class: 'heart',
      'aria-label': label,
      title: label,
      'aria-pressed': 'false',
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
    },
    icon('heart'),
  );
  // Whoever comes near may press, and then the lists are on their way.
  button.addEventListener('pointerenter', ownLists);
  button.addEventListener('click', (event) => open(button, item, event));
  drawn.push({ button, item });
  return button;
}

/** Fills the hearts drawn since the last time whose items are kept; each item is asked for once. */
export function fillHearts() {
  const hearts = drawn;
  drawn = [];
  lookUp(hearts.map(({ item }) => item));
  for (const { button, item } of hearts) void fill(button, item);
}

export function lookUp(items) {
  const news = items.filter(({ elementId }) => !known.has(elementId));
  for (let at = 0; at < news.length; at += batch) {
    const part = news.slice(at, at + batch);
    const answers = askAbout(part);
    const answer = async (id) => (await answers).get(id);
    for (const { elementId } of part) known.set(elementId, answer(elementId));
  }
}

async function askAbout(part) {
  const body = JSON.stringify(part.map(({ elementId, type }) => ({ elementId, type })));
  const { data } = await ask(`${front}/favorites/info`, { method: 'POST', body });
  return new Map(data.map((one) => [one.elementId, one]));
}

async function fill(button, { elementId }) {
  const { isInMyFavorites, selectedLists } = await known.get(elementId);
  if (isInMyFavorites || selectedLists.length > 0) button.setAttribute('aria-pressed', 'true');
}

let lists;

function ownLists() {
  lists ??= ask(`${front}/lists/owned`);
  return lists;
}

async function open(button, item, { clientX, clientY }) {
  lookUp([item]);
  const { isInMyFavorites, selectedLists } = await known.get(item.elementId);
  const rows = make('ul', { 'aria-label': 'My lists' }, make('li', { role: 'status' }, 'Loading …'));
  const ok = make('button', { type: 'button', class: 'button main' }, 'OK');
  const popup = make(
    'div',
    {
      class: 'popup layer',
      popover: 'auto',
      role: 'dialog',
      'aria-label': `Favourites and lists for ${item.name}`,
      tabindex: '-1',
      style: `left: min(${clientX}px, 100vw - 278px); top: min(${clientY + 4}px, 100vh - 340px)`,
    },
    make(
      'fieldset',
      {},
      tick('My favourites', isInMyFavorites),
      make('button', { type: 'button', class: 'fold', 'aria-expanded': 'true' }, 'My lists', icon('up')),
      rows,
      make('button', { type: 'button', class: 'button quiet', 'aria-haspopup': 'dialog' }, '+ Add new list'),
    ),
    make('div', { class: 'end' }, ok),
  );
  ok.addEventListener('click', () => popup.hidePopover());
  popup.addEventListener('toggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'));
    if (newState === 'closed') popup.remove();
  });
  button.after(popup);
  popup.showPopover();
  popup.focus();
  const owned = await ownLists();
  rows.replaceChildren(
    ...owned.map(({ id, name }) => make('li', {}, tick(name, selectedLists.includes(id)))),
  );
}

function tick(name, isOn) {
  const box = make('input', { type: 'checkbox' });
  box.checked = isOn;
  return make('label', { class: 'line' }, box, make('span', {}, name));
}
