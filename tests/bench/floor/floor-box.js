import { ask, kinds, make, picture, search } from './floor-parts.js';

const shortest = 3;
const box = document.querySelector('[role=combobox]');
const clear = document.querySelector('.search .round');
const hint = document.querySelector('.hint');
const panel = document.querySelector('.suggestions');
const list = document.querySelector('[role=listbox]');
let last = 0;
let shownFor = '';

box.addEventListener('input', suggest);
box.addEventListener('focus', () => open(true));
box.addEventListener('blur', () => open(false));
clear.addEventListener('click', () => {
  box.value = '';
  box.focus();
  void suggest();
});

function open(isOpen) {
  panel.hidden = !isOpen;
  box.setAttribute('aria-expanded', String(isOpen));
}

async function suggest() {
  const asked = (last += 1);
  const phrase = box.value.trim();
  const missing = phrase === '' ? 0 : shortest - phrase.length;
  clear.hidden = box.value.length < shortest;
  hint.textContent = missing > 0 ? `Type ${missing} more character${missing > 1 ? 's' : ''} to search` : '';
  open(true);
  // While the next answer is on its way the last one stands, as long as it belongs to the same beginning.
  if (phrase.length < shortest || !phrase.startsWith(shownFor)) show('', []);
  if (phrase.length < shortest) return;
  const { items } = await ask(`${search}/autocomplete?query=${encodeURIComponent(phrase)}`);
  if (asked === last) show(phrase, items);
}

function show(phrase, items) {
  shownFor = phrase;
  if (items.length === 0) return list.replaceChildren();
  const heading = make('p', { class: 'fine muted strong', 'aria-hidden': 'true' }, 'Suggestions');
  list.replaceChildren(
    make('div', { role: 'group', 'aria-label': 'Suggestions' }, heading, ...items.map(option)),
  );
}

function option({ id, value, type, description, imageURL }, at) {
  const about = [kinds[type], description].filter(Boolean).join(' · ');
  return make(
    'div',
    { class: 'line', role: 'option', id: `suggestion-${at}`, 'aria-selected': 'false' },
    make('span', { class: 'picture' }, picture(imageURL, { id, size: 'thumbnail', width: 40, height: 40 })),
    make(
      'span',
      { class: 'grow' },
      make('span', { class: 'block', title: value }, value),
      make('span', { class: 'block fine muted', title: about }, about),
    ),
  );
}
