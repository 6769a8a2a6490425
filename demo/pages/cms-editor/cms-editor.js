/** Lets an editor fill in a tag by a form, see it at three widths and for four audiences, and copy it. */
import { fieldFor } from './attribute-field.js';
import { copyFrom } from '../copy.js';
import { common, described } from '../described.js';

/** What a piece starts with, so that it shows something. */
const samples = {
  'lp-catalog-home': {},
  'lp-search': {},
  'lp-lists': { 'list-type': 'favorites' },
  'lp-media-player': { 'media-id': '1211', 'media-type': 'video' },
  'lp-favourites-button': { 'element-id': '1001', type: 'course', name: 'First aid' },
};
const onEveryPage = { 'config-url': '/config.json', 'session-url': '/session.json' };
const widthsPx = [360, 768, 1280];
const heightPx = 900;

const form = document.forms[0];
const find = (name) => document.querySelector(`[data-${name}]`);
const { piece, html } = form.elements;
const pieces = [...described.map(({ tag }) => elementPiece(tag)), ...(await blockPieces())];
let fields = [];
let waiting;

fillPieces();
const views = widthsPx.map(viewOf);
find('views').append(...views.map(({ place }) => place));
piece.addEventListener('change', choose);
form.addEventListener('input', ({ target }) => target !== piece && target !== html && show());
find('audience').addEventListener('change', look);
find('copy').addEventListener('click', () => void copyFrom(html, find('copied')));
new ResizeObserver(fit).observe(find('views'));
choose();

function elementPiece(tag) {
  return { group: 'Elements', name: `<${tag}>`, tag, start: samples[tag] ?? {} };
}

/** The blocks of the portal's first catalog: each is home, with that block alone. */
async function blockPieces() {
  const { catalogs } = await (await fetch('/config.json')).json();
  const blocks = catalogs[0]?.components ?? [];
  return blocks.map(({ contentType, customComponentId, listName }) => {
    const id = customComponentId ?? contentType;
    const start = { blocks: String(id), chrome: 'none' };
    return { group: 'Blocks of home', name: listName || String(id), tag: 'lp-catalog-home', start };
  });
}

function fillPieces() {
  for (const group of new Set(pieces.map((row) => row.group))) {
    const place = Object.assign(document.createElement('optgroup'), { label: group });
    for (const [at, row] of pieces.entries()) if (row.group === group) place.append(new Option(row.name, at));
    piece.append(place);
  }
}

function choose() {
  const { tag, start } = pieces[piece.value];
  const { about, attributes } = described.find((row) => row.tag === tag);
  const given = { ...onEveryPage, ...start };
  fields = attributes.map((row) => fieldFor(row, given[row.name] ?? ''));
  find('about').textContent = about;
  for (const [place, isHere] of [
    ['own', (name) => !common.has(name)],
    ['common', (name) => common.has(name)],
  ])
    find(place).replaceChildren(...fields.filter(({ name }) => isHere(name)).map(({ node }) => node));
  show();
}

/** Attributes that say something; what cannot be read is left out until it can. */
function attributesNow() {
  return fields.flatMap(({ name, read }) => {
    const value = read();
    return value === undefined ? [] : [[name, value]];
  });
}

function show() {
  const { tag } = pieces[piece.value];
  const rows = attributesNow().map(
    ([name, value]) => `\n  ${name}${value === '' ? '' : `="${escaped(value)}"`}`,
  );
  html.value = `<${tag}${rows.join('')}\n></${tag}>`;
  find('copied').textContent = '';
  clearTimeout(waiting);
  // While somebody types, the views wait.
  waiting = setTimeout(look, 300);
}

function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function look() {
  const { tag } = pieces[piece.value];
  const shown = { tag, attributes: Object.fromEntries(attributesNow()), audience: find('audience').value };
  const hash = encodeURIComponent(JSON.stringify(shown));
  for (const { frame, widthPx } of views) {
    frame.title = `<${tag}> at ${widthPx} px`;
    // Another query, since another # alone would not load the page again.
    frame.contentWindow.location.replace(`/demo/frame/element.html?${Date.now()}#${hash}`);
  }
}

function viewOf(widthPx) {
  const place = document.createElement('section');
  const title = Object.assign(document.createElement('h3'), { textContent: `${widthPx} px` });
  const view = Object.assign(document.createElement('div'), { className: 'tool-view' });
  const frame = Object.assign(document.createElement('iframe'), { width: widthPx, height: heightPx });
  view.append(frame);
  place.append(title, view);
  return { place, view, frame, widthPx };
}

/** A view is as wide as there is room, and never larger than it is. */
function fit() {
  const room = find('views').clientWidth - 2;
  for (const { view, frame, widthPx } of views) {
    const scale = Math.min(1, room / widthPx);
    frame.style.transform = `scale(${scale})`;
    view.style.width = `${widthPx * scale}px`;
    view.style.height = `${heightPx * scale}px`;
  }
}
