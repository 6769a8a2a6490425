/** What pages written by hand share: nodes, icons, pictures, and calls in the name of the person who is signed in. */
export const search = '/services/search/api/v1/catalog/1';
export const front = '/services/frontpage/api/v1';

export const kinds = {
  101: 'Course',
  102: 'E-learning',
  103: 'Conference',
  104: 'Ticket scheme',
  105: 'Time booking',
  106: 'Education',
  107: 'Conversation',
  201: 'SCORM',
  202: 'Video',
  203: 'PDF',
  204: 'Moodle',
  205: 'Audio',
  206: 'Designer content',
  207: 'External link',
  400: 'Article',
  plan: 'Plan',
  skill: 'Skill',
};

/** What the addresses of media call their kinds. */
export const mediaKinds = {
  201: 'scorm',
  202: 'video',
  203: 'pdf',
  204: 'moodle',
  205: 'audio',
  206: 'eDesigner',
  207: 'externalLink',
};

/** The page's head asks for the session before any module is here. */
export async function ask(address, init) {
  const { token } = await globalThis.session;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(address, { ...init, headers })).json();
}

export function make(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function filled(node, attributes, children) {
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  node.append(...children);
  return node;
}

const strokes = {
  calendarPlus: 'M20 12V5H4v16h8M4 10h16M8 2v5M16 2v5M18 15v6M15 18h6',
  cross: 'M6 6l12 12M18 6L6 18',
  heart: 'M12 20.5C6 16 3 12.5 3 8.8a4.8 4.8 0 0 1 9-2.3a4.8 4.8 0 0 1 9 2.3c0 3.7-3 7.2-9 11.7z',
  play: 'M6 4v16l14-8z',
  up: 'M6 15l6-6l6 6',
};

export function icon(name, size = 20) {
  const frame = { class: 'icon', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true' };
  return draw('svg', frame, draw('path', { d: strokes[name] }));
}

/** A picture that keeps its place; a quiet drawing where there is none or it does not come. */
export function picture(image, { id, size, width, height, isFirstSeen = false }) {
  if (!image) return drawing(id);
  const node = make('img', {
    alt: '',
    width,
    height,
    decoding: 'async',
    referrerpolicy: 'no-referrer',
    ...(isFirstSeen ? { fetchpriority: 'high' } : { loading: 'lazy' }),
    src: `/services/gallery/images/${image}?size=${size}`,
  });
  node.addEventListener('error', () => node.replaceWith(drawing(id)));
  return node;
}

function drawing(id) {
  const turn = (Number(id) * 37) % 360;
  const rings = [18, 34, 52].map((r, at) =>
    draw('circle', { cx: 60 + at * 22, cy: 45, r, opacity: 0.22 - at * 0.05 }),
  );
  return draw(
    'svg',
    { class: 'drawing', viewBox: '0 0 160 90', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    draw('rect', { width: 160, height: 90, opacity: 0.16 }),
    draw('g', { transform: `rotate(${turn} 80 45)` }, ...rings),
  );
}
