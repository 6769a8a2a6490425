/**
 * The editor's preview. Every choice stands in the address, so that a preview can be handed on as a link; the element
 * gets it as the attributes `lang`, `catalog-id` and `preview-as`, and the name as the query parameter it reads itself.
 */
const choices = {
  audience: {
    user: 'a user',
    participant: 'a participant',
    manager: 'a manager',
    company: 'a company visitor',
    public: 'everybody',
  },
  lang: {
    'en-GB': 'English',
    'da-DK': 'Dansk',
    'sv-SE': 'Svenska',
    'nn-NO': 'Nynorsk',
    'pl-PL': 'Polski',
  },
  width: {
    '': 'as wide as the window',
    1280: '1280 px',
    820: '820 px',
    390: '390 px',
    320: '320 px',
  },
};
const states = { '': 'full', loading: 'loading', empty: 'empty', error: 'failed' };
const types = [
  'CustomList Channel MyActivities News PracticalInformation NewsAndPracticalInformation',
  'ExpiredOrNearExpiredActivities ContinueWhereYouLeft MandatoryForYou InTargetGroup ManualLearningSpace',
  'MyInterests MySkillResponsibility TextBlock SpaceBlock MyPlans Searchbar',
]
  .join(' ')
  .split(' ');
/** These carry all that they show: there is nothing to load. */
const still = new Set(['TextBlock', 'SpaceBlock', 'Searchbar']);

const form = document.forms[0];
const chosen = new URLSearchParams(location.search);
const { catalogs } = await (await fetch('/config.json')).json();
const all = catalogs.flatMap((catalog) => [catalog, ...(catalog.marketplaces ?? [])]);
const shown = all.find(({ id }) => String(id) === chosen.get('id')) ?? all[0];

for (const [name, options] of Object.entries(choices)) fill(form.elements[name], options);
fill(form.elements.id, Object.fromEntries(all.map(({ id, name }) => [id, name])));
form.elements.name.value = chosen.get('name') ?? '';
const used = new Set((shown.components ?? []).map(({ contentType }) => types[contentType] ?? contentType));
form
  .querySelector('[data-blocks]')
  .append(...types.filter((type) => used.has(type) && !still.has(type)).map(block));
form.querySelector('details').open = types.some((type) => chosen.get(type));
form.addEventListener('change', () => form.requestSubmit());

const stage = document.querySelector('.preview-stage');
if (chosen.get('width')) stage.style.width = `${chosen.get('width')}px`;
const home = document.createElement('lp-catalog-home');
const attributes = {
  'config-url': '/config.json',
  'catalog-id': shown.id,
  preview: '',
  'preview-as': chosen.toString(),
  demo: '',
  lang: chosen.get('lang') || 'en-GB',
  'heading-level': '1',
};
for (const [name, value] of Object.entries(attributes)) home.setAttribute(name, value);
stage.append(home);

function block(type) {
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.name = type;
  fill(select, states);
  label.append(`${type.replace(/([a-z])([A-Z])/g, '$1 $2')} `, select);
  return label;
}

function fill(select, options) {
  for (const [value, text] of Object.entries(options)) select.append(new Option(text, value));
  const given = chosen.get(select.name) ?? '';
  if (Object.hasOwn(options, given)) select.value = given;
}
