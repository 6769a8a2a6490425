import { heart } from './floor-heart.js';
import { icon, kinds, make, mediaKinds, picture } from './floor-parts.js';

/** As many pictures as a window shows at once come first. */
const firstSeen = 3;
const open = ['USEWL', 'USEU', 'USNE', 'UNSU'];

/** What people call the status that a result may have; others are not shown. */
const statuses = {
  USASTS: 'Signed up',
  USCNR: 'Signed up',
  USEE: 'Signed up',
  USEAS: 'Signed up',
  USES: 'Signed up',
  USCAE: 'Near expired',
  USCE: 'Expired',
  USNC: 'Not completed',
  USC: 'Completed',
  UCWC: 'Completed with credit',
  USCVS: 'Completed via skills',
  USEWL: 'Enrolled on waiting list',
};

/** One result: picture, kind, title with marked words, description, class, dates and seats, action, heart. */
export function row(item, at, word) {
  const { id, type, title, image, description } = item;
  const [href, action] = target(item);
  const status = statuses[item.courseCompletionStatus];
  const size = { id, size: 'medium', width: 192, height: 108, isFirstSeen: at < firstSeen };
  return make(
    'article',
    {},
    make('div', { class: 'picture' }, picture(image, size)),
    make(
      'div',
      { class: 'words' },
      make('p', { class: 'kind fine muted' }, kind(item)),
      make('h3', { class: 'two-lines', title }, make('a', { href }, make('bdi', {}, ...marked(title, word)))),
      make('p', { class: 'two-lines small muted' }, make('bdi', {}, plain(description))),
      make('div', { class: 'facts small' }, ...facts(item, href)),
    ),
    make(
      'div',
      { class: 'acts' },
      ...(status ? [make('span', { class: 'badge fine' }, status)] : []),
      make('a', { class: 'button', href, 'aria-label': `${action}: ${title}` }, action),
    ),
    heart({ elementId: id, type, name: title }),
  );
}

function kind({ type, isMandatory, isInTargetGroup }) {
  const words = [kinds[type], isMandatory && 'Mandatory', isInTargetGroup && 'For your target group'];
  return words.filter(Boolean).join(' · ');
}

function marked(title, word) {
  const parts = title.split(new RegExp(`(${word})`, 'i'));
  return parts.filter(Boolean).map((text) => (text.toLowerCase() === word ? make('mark', {}, text) : text));
}

const plain = (text) => text.replace(/<[^>]*>/g, ' ');

function facts(item, href) {
  const { type, classId, className, availableSeatsOnClass, extraInformation } = item;
  const parts = [];
  if (className) {
    const chosen = href.startsWith('/course-choice') ? `${href}&classId=${classId}` : href;
    parts.push(make('a', { class: 'link', href: chosen }, className));
  }
  const dates = period(item);
  if (dates)
    parts.push(
      make(
        'span',
        { class: 'dates' },
        dates,
        ...(mediaKinds[type] || !isAhead(item) ? [] : [addToCalendar(item)]),
      ),
    );
  if (availableSeatsOnClass !== undefined) parts.push(seatsLeft(item));
  if (extraInformation) parts.push(make('span', { dir: 'auto' }, extraInformation));
  return parts;
}

function addToCalendar({ className, title }) {
  const label = `Add to my calendar: ${className ?? title}`;
  return make('button', { type: 'button', 'aria-label': label, title: label }, icon('calendarPlus', 16));
}

function seatsLeft({ availableSeatsOnClass: seats, isWaitingListActive }) {
  if (seats > 0) return make('span', {}, `${seats} seat${seats > 1 ? 's' : ''} left`);
  return make('span', { class: 'warning' }, isWaitingListActive ? 'Waiting list' : 'No seats left');
}

function period({ firstPeriod, nextPeriodDate, latestPeriod }) {
  const [from, to] = [date(nextPeriodDate ?? firstPeriod), date(latestPeriod)];
  return from && to && from !== to ? `${from} – ${to}` : (from ?? to);
}

const isAhead = ({ firstPeriod, nextPeriodDate }) =>
  (nextPeriodDate ?? firstPeriod) >= new Date().toISOString().slice(0, 10);

/** The portal writes dates in its own time zone, in which they are shown. */
const date = (wire) => wire && `${wire.slice(8, 10)}/${wire.slice(5, 7)}/${wire.slice(0, 4)}`;

/** Where a press leads, and what the button says. */
function target({ id, type, isWithoutSignupAndRegistration, courseCompletionStatus: status }) {
  if (mediaKinds[type]) return [`/catalog/play-media/${id}/${mediaKinds[type]}?id=1`, 'Show'];
  if (isWithoutSignupAndRegistration) return [`/catalog/play-media-on-course/${id}?id=1`, 'Show'];
  if (type === 400) return [`/participant/my-objects/articles/${id}`, 'Go to article'];
  if (type === 'plan' || type === 'skill') return [`/participant/${type}s/${id}`, 'Go to course'];
  if (open.includes(status)) return [`/course-choice?id=${id}`, 'Sign up'];
  return [`/participant/activity-details?ktid=${id}`, 'Go to course'];
}
