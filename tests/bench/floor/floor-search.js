import './floor-box.js';
import { fillHearts } from './floor-heart.js';
import { ask, icon, make, search } from './floor-parts.js';
import { row } from './floor-rows.js';

const word = 'course';
const aside = document.querySelector('aside');
const place = document.querySelector('.chosen');
const said = document.querySelector('.said');
const results = document.querySelector('.results');
let last = 0;

const firstOptions = 5;
const classTag = 3;

const mostUsed = {
  'ma=true': 'Mandatory',
  'tg=true': 'In target group',
  'su=true': 'Signed up',
  'ofs=true': 'Available seats',
};
const statuses = {
  'usc=USC&usc=UCWC&usc=USCVS': 'Completed',
  'usc=USES&usc=USNCal&usc=USASTS&usc=USCNR&usc=USEE&usc=USEAS': 'Signed up',
  'usc=USCE': 'Expired',
  'usc=USCAE': 'Near expired',
  'usc=USNC': 'Not completed',
  'usc=USEWL': 'Waiting list',
  'usc=USEU&usc=USNE&usc=UNSU': 'Not signed up',
};
const types = {
  'ty=101': 'Course',
  'ty=400': 'Article',
  'ty=plan': 'Plan',
  'ty=skill': 'Skill',
  'ty=103': 'Conference',
};
const otherTypes = '104,105,106,107,102,202,206,204,203,201,205,207'.split(',').map((code) => `ty=${code}`);

aside.append(...fixedGroups());
aside.addEventListener('change', ({ target }) => {
  if (target.type !== 'checkbox') return;
  settle(target);
  void find();
});
void globalThis.found.then((found) => last === 0 && show(found));
void globalThis.tags.then((categories) => aside.append(...tagGroups(categories)));

async function find() {
  const asked = (last += 1);
  const boxes = chosen();
  place.replaceChildren(...chips(boxes));
  results.inert = true;
  const filters = boxes.map(({ value }) => `&${value}`).join('');
  const found = await ask(`${search}/search?q=${word}&st=0${filters}`);
  if (asked === last) show(found);
}

function clear() {
  for (const box of aside.querySelectorAll('[type=checkbox]')) box.checked = box.indeterminate = false;
  void find();
}

function show({ items, count, nextPageLink }) {
  const total = `${count} result${count === 1 ? '' : 's'}`;
  const rows = items.map((item, at) => make('div', { role: 'listitem' }, row(item, at, word)));
  const more = nextPageLink ? [make('button', { type: 'button', class: 'button more' }, 'Show more')] : [];
  results.replaceChildren(
    make('p', { class: 'small muted' }, total),
    make('div', { role: 'list' }, ...rows),
    ...more,
  );
  results.inert = false;
  said.textContent = total;
  requestIdleCallback(fillHearts, { timeout: 1000 });
}

/** The groups that every search of this portal has. */
function fixedGroups() {
  return [
    group('Most used', Object.entries(mostUsed)),
    group('Status', Object.entries(statuses)),
    group('Type', [...Object.entries(types), ...otherTypes.map((value) => [value])]),
  ];
}

/** A group for each category of tags. */
function tagGroups(categories) {
  return categories.map(({ id, name, catalogTags }) => {
    const isOfClasses = catalogTags[0]?.type === classTag;
    const entries = catalogTags.map((tag) => [`${isOfClasses ? 'cta' : 'ta'}=${tag.id}`, tag.name]);
    return group(name, entries, `${isOfClasses ? 'ctcat' : 'tcat'}=${id}`);
  });
}

function group(name, entries, whole = entries.map(([value]) => value).join('&')) {
  const toggle = make('button', { type: 'button', class: 'fold', 'aria-expanded': 'true' }, name, icon('up'));
  const options = entries.slice(0, firstOptions).map(([value, label]) => option(value, label));
  const list = make('ul', {}, option(whole, `All in ${name}`, name), ...options);
  const all = { type: 'button', class: 'link', 'aria-label': `Show all: ${name}`, 'aria-haspopup': 'dialog' };
  const more = entries.length > firstOptions ? [make('button', all, 'Show all')] : [];
  return make('fieldset', {}, make('legend', {}, toggle), list, ...more);
}

function option(value, label, chip = label) {
  const box = make('input', { type: 'checkbox', value, 'data-chip': chip });
  return make('li', {}, make('label', { class: 'line' }, box, make('span', { dir: 'auto' }, label)));
}

/** After a press on a box, those of its group that follow from it; then all that are chosen. */
function settle(box) {
  const [whole, ...options] = box.closest('fieldset').querySelectorAll('[type=checkbox]');
  if (box === whole) for (const one of options) one.checked = whole.checked;
  else whole.checked = false;
  whole.indeterminate = !whole.checked && options.some(({ checked }) => checked);
}

/** The boxes that count: the whole group's, or those chosen one by one. */
function chosen() {
  return [...aside.querySelectorAll('fieldset')].flatMap((set) => {
    const [whole, ...options] = set.querySelectorAll('[type=checkbox]');
    return whole.checked ? [whole] : options.filter(({ checked }) => checked);
  });
}

/** What is chosen, each to be taken away by a press. */
function chips(boxes) {
  if (boxes.length === 0) return [];
  const nodes = boxes.map((box) => {
    const name = box.dataset.chip;
    const attributes = { type: 'button', class: 'chip', 'aria-label': `Remove filter ${name}` };
    const button = make('button', attributes, make('span', { dir: 'auto' }, name), icon('cross', 16));
    button.addEventListener('click', () => box.click());
    return make('li', {}, button);
  });
  const all = make('button', { type: 'button', class: 'link' }, 'Clear all');
  all.addEventListener('click', clear);
  return [
    make('ul', { class: 'line chips small', 'aria-label': 'Chosen filters' }, ...nodes, make('li', {}, all)),
  ];
}
