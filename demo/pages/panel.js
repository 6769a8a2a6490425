/**
 * A panel for whoever tries the demo: it tells the reference portal to be slow, refuse, fail after the work, lose an
 * answer, answer late or malformed, for one call or all.
 */
const modes = {
  slow: 'answer slowly',
  refuse: 'refuse',
  'done-500': 'do it, then answer 500',
  'done-lost': 'do it, then lose the answer',
  late: 'answer late',
  malformed: 'answer nonsense',
};
const calls = [
  '*',
  'searchCatalog',
  'autocomplete',
  'myActivities',
  'catalogPosts',
  'targetGroups',
  'addFavourite',
  'favouriteInfo',
  'ownedLists',
  'createList',
  'catalogMaterial',
];

const panel = document.createElement('details');
panel.className = 'fault-panel';
const summary = document.createElement('summary');
summary.textContent = 'Make the portal fail';
const call = select(
  'Call',
  calls.map((name) => [name, name === '*' ? 'every call' : name]),
);
const mode = select('What it does', Object.entries(modes));
const apply = button('Do it', () => send('POST', { call: call.value, mode: mode.value, ms: 3000 }));
const stop = button('Stop', () => send('DELETE'));
const status = document.createElement('p');
status.setAttribute('role', 'status');
const renew = button('New calendar address', renewFeed);
const tour = document.createElement('a');
tour.href = '/demo/';
tour.textContent = 'Tour of the demo';
panel.append(summary, call.parentElement, mode.parentElement, apply, ' ', stop, ' ', renew, status, tour);
document.body.append(panel);
if (location.hash === '#make-it-fail') panel.open = true;

function select(name, options) {
  const label = document.createElement('label');
  const node = document.createElement('select');
  for (const [value, text] of options) node.append(new Option(text, value));
  label.append(name, document.createElement('br'), node);
  return node;
}

function button(text, act) {
  const node = document.createElement('button');
  node.type = 'button';
  node.textContent = text;
  node.addEventListener('click', act);
  return node;
}

/** Gives the person another address of their calendar feed. The page has it after it loads again. */
async function renewFeed() {
  const response = await fetch('/calendar-feeds/renew', { method: 'POST' });
  if (response.ok) location.reload();
  else status.textContent = 'Sign in first.';
}

async function send(method, body) {
  const response = await fetch('/__faults', {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  status.textContent = response.ok
    ? method === 'DELETE'
      ? 'All well again.'
      : 'From now on.'
    : 'The portal did not accept that.';
}
