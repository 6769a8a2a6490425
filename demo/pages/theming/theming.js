/** Lets somebody try tokens on all elements, says whether the colours can be told apart, and gives the CSS. */
import { configure } from '/dist/lp-catalog.js';
import { contrast, mixed } from './contrast.js';
import { copyFrom } from '../copy.js';
import { tokens } from '../described.js';
import { looks } from './looks.js';

// Samples for a made-up user, so that nobody needs to sign in and nothing is saved.
configure({ configUrl: '/config.json', isPreview: true, isDemo: true, storage: 'none' });

const tags = ['lp-catalog-home', 'lp-search', 'lp-lists', 'lp-media-player', 'lp-favourites-button'];
const colours = tokens.filter(({ isColour }) => isColour);
const start = (scheme) => Object.fromEntries(colours.map((token) => [token.name, token[scheme]]));
const given = { light: start('light'), dark: start('dark') };
const chosen = { light: { ...given.light }, dark: { ...given.dark } };

/** Text needs 4.5 to 1, what only marks something 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ['Text on the ground', 4.5, 'text', 'surface'],
  ['Text on cards', 4.5, 'text', 'raised'],
  ['Quiet text on the ground', 4.5, 'muted', 'surface'],
  ['Quiet text on cards', 4.5, 'muted', 'raised'],
  ['Text on the primary colour', 4.5, 'on-primary', 'primary'],
  ['Links on the ground', 4.5, 'primary', 'surface'],
  ['Links on cards', 4.5, 'primary', 'raised'],
  ['Text on what is chosen', 4.5, 'text', 'chosen'],
  ['Mistakes on cards', 4.5, 'danger', 'raised'],
  ['Done on cards', 4.5, 'success', 'raised'],
  ['Attention on cards', 4.5, 'warning', 'raised'],
  ['Frame of a field', 3, 'control', 'surface'],
  ['Ring of the focus', 3, 'focus', 'surface'],
];

const form = document.forms[0];
const find = (name) => form.querySelector(`[data-${name}]`);
const stage = document.querySelector('[data-stage]');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const scheme = () => {
  const { value } = form.elements.theme;
  return value === 'auto' ? (isDark.matches ? 'dark' : 'light') : value;
};

form.elements.theme.value = isDark.matches ? 'dark' : 'light';
find('colours').append(...colours.map(colourField));
find('pairs').append(...pairs.map(pairRow));
form.elements.look.append(...Object.entries(looks).map(([name, { title }]) => new Option(title, name)));
const partStyle = document.head.appendChild(document.createElement('style'));
form.addEventListener('input', ({ target }) => {
  if (target.name === 'look') wear(looks[target.value]);
  if (target.type === 'color') chosen[scheme()][target.name] = target.value;
  show();
});
form.addEventListener('reset', () => {
  Object.assign(chosen, { light: { ...given.light }, dark: { ...given.dark } });
  const { value } = form.elements.theme;
  // The fields have their first values only after this.
  setTimeout(() => {
    form.elements.theme.value = value;
    show();
  });
});
find('copy').addEventListener('click', () => void copyFrom(form.elements.css, find('copied')));
isDark.addEventListener('change', show);
show();

/** Sets every field as a look has it; without one, as the elements come. */
function wear(look) {
  for (const [at, one] of ['light', 'dark'].entries()) {
    const own = Object.entries(look?.colours ?? {}).map(([name, pair]) => [`--lp-color-${name}`, pair[at]]);
    chosen[one] = { ...given[one], ...Object.fromEntries(own) };
  }
  const { radius, base, font } = form.elements;
  radius.value = look?.radius ?? radius.defaultValue;
  base.value = look?.base ?? base.defaultValue;
  font.value = look?.font ?? '';
}

/** The look's rules for parts, each with all elements in front of it. */
function partRules() {
  const { parts = '' } = looks[form.elements.look.value] ?? {};
  return parts.replaceAll('::part', `:is(${tags.join(', ')})::part`);
}

function show() {
  const shown = scheme();
  find('colours').querySelector('legend').textContent = `Colours in the ${shown} theme`;
  for (const { name } of colours) form.elements[name].value = chosen[shown][name];
  form.elements.radiusShown.value = `${form.elements.radius.value} px`;
  form.elements.baseShown.value = `${form.elements.base.value} px`;
  const rows = changes();
  stage.removeAttribute('style');
  for (const [name, value] of rows) stage.style.setProperty(name, value);
  stage.style.setProperty('color-scheme', shown);
  for (const tag of tags) stage.querySelector(tag).setAttribute('theme', form.elements.theme.value);
  const parts = partRules();
  partStyle.textContent = parts;
  form.elements.css.value =
    rows.length === 0
      ? '/* Nothing is changed yet. */'
      : `${tags.join(',\n')} {\n${rows.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}${parts && `\n${parts}`}`;
  find('copied').textContent = '';
  judge();
}

/** Only what differs from what the elements have by themselves. */
function changes() {
  const { radius, base, font } = form.elements;
  const differs = ({ name }) => ['light', 'dark'].some((one) => chosen[one][name] !== given[one][name]);
  const rows = colours
    .filter(differs)
    .map(({ name }) => [name, `light-dark(${chosen.light[name]}, ${chosen.dark[name]})`]);
  if (radius.value !== radius.defaultValue) rows.push(['--lp-radius', `${radius.value}px`]);
  if (base.value !== base.defaultValue) rows.push(['--lp-text-base', `${base.value}px`]);
  if (font.value) rows.push(['--lp-font', font.value]);
  return rows;
}

function judge() {
  let failing = 0;
  for (const [at, [, needs, one, other]] of pairs.entries()) {
    const [, , ...cells] = find('pairs').rows[at].cells;
    for (const [index, theme] of ['light', 'dark'].entries()) {
      const ratio = contrast(colourOf(one, theme), colourOf(other, theme));
      // A ratio is cut, not rounded: 4.49 does not pass.
      const passes = ratio >= needs;
      if (!passes) failing += 1;
      cells[index].textContent = `${Math.floor(ratio * 100) / 100} ${passes ? 'passes' : 'fails'}`;
      cells[index].toggleAttribute('data-fails', !passes);
    }
  }
  const verdict = failing === 0 ? 'Every pair passes WCAG AA.' : `WCAG AA: ${failing} fail, see the table.`;
  if (find('verdict').textContent !== verdict) find('verdict').textContent = verdict;
}

/** Two of the colours are mixed from others by the elements themselves. */
function colourOf(name, theme) {
  const token = (one) => chosen[theme][`--lp-color-${one}`];
  if (name === 'control') return mixed(token('text'), token('surface'), 0.58);
  if (name === 'chosen') return mixed(token('primary'), token('surface'), 0.12);
  return token(name);
}

function colourField({ name, about }) {
  const label = document.createElement('label');
  label.className = 'tool-colour';
  const input = document.createElement('input');
  Object.assign(input, { type: 'color', name });
  const code = document.createElement('code');
  code.textContent = name.replace('--lp-color-', '');
  const words = document.createElement('span');
  words.append(code, ` ${about}`);
  label.append(input, words);
  return label;
}

function pairRow([words, needs]) {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = words;
  const cells = [`${needs} : 1`, '', ''].map((text) => {
    const cell = document.createElement('td');
    cell.textContent = text;
    return cell;
  });
  row.append(head, ...cells);
  return row;
}
