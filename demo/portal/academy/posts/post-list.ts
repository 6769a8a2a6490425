import type { Post } from '../../catalog-format';
import { pictureId } from '../../gallery/subject-scenes';
import { type Day, addDays } from '../calendar';
import { type Five, combineTexts, textOf } from '../five';
import { pick } from '../pick';
import type { PostText } from './post-text';
import { channelOnePosts } from './channel-one';
import { channelTwoPosts } from './channel-two';
import { moreNewsPosts } from './more-news';
import { newsPosts } from './news';
import { practicalPosts } from './practical';

const FIRST_POST_ID = 8001;
const DAYS_BETWEEN_POSTS = 4;
const EVERY_LINK = 5;
const EVERY_WITHOUT_PICTURE = 9;

const kinds = {
  news: {
    texts: [...newsPosts, ...moreNewsPosts],
    scenes: [
      'notebook',
      'first-aid',
      'party',
      'energy',
      'film',
      'elmvik',
      'mentoring',
      'diploma',
      'fire-safety',
      'danish',
      'diploma',
      'volunteers',
      'local-history',
      'csharp',
    ],
    closing: [
      'Har du spørgsmål, så skriv til akademiet eller kig forbi rådhuset, 2. sal.',
      'If you have questions, write to the academy or drop in at the town hall, second floor.',
      'Har du frågor? Skriv till akademin eller titta förbi stadshuset, tredje våningen.',
      'Har du spørsmål, så skriv til akademiet eller kom innom rådhuset, tredje høgda.',
      'Masz pytania? Napisz do akademii albo zajrzyj do ratusza, na drugie piętro.',
    ],
  },
  practical: {
    texts: practicalPosts,
    scenes: [
      'procurement',
      'plain-language',
      'maps',
      'meals',
      'sign-language',
      'gdpr',
      'citizen-service',
      'new-leader',
    ],
    closing: [
      'Siden bliver opdateret, når noget ændrer sig.',
      'This page is updated whenever something changes.',
      'Sidan uppdateras när något ändras.',
      'Sida blir oppdatert når noko endrar seg.',
      'Strona jest aktualizowana przy każdej zmianie.',
    ],
  },
  channel1: {
    texts: channelOnePosts,
    scenes: [
      'party',
      'infection-control',
      'power-cut',
      'moving-people',
      'volunteers',
      'meals',
      'dementia',
      'medicine',
      'dementia',
      'end-of-life',
    ],
    closing: [
      'Kanalen skrives af kolleger i pleje og omsorg.',
      'This channel is written by colleagues in the care service.',
      'Kanalen skrivs av kollegor inom vård och omsorg.',
      'Kanalen blir skriven av kollegaer i pleie og omsorg.',
      'Ten kanał tworzą pracownicy opieki.',
    ],
  },
  channel2: {
    texts: channelTwoPosts,
    scenes: ['power-cut', 'gdpr', 'excel', 'archives', 'phishing', 'ai'],
    closing: [
      'Kanalen skrives af kommunens IT-afdeling.',
      "This channel is written by the municipality's IT department.",
      'Kanalen skrivs av kommunens IT-avdelning.',
      'Kanalen blir skriven av IT-avdelinga i kommunen.',
      'Ten kanał prowadzi dział IT gminy.',
    ],
  },
} as const satisfies Record<
  Post['kind'],
  { texts: readonly PostText[]; scenes: readonly string[]; closing: Five }
>;

/** News, practical information and the two channels, the newest first within each kind (R-ENTITY-031). */
export function makePosts(today: Day): Post[] {
  return (['news', 'practical', 'channel1', 'channel2'] as const)
    .flatMap((kind) => kinds[kind].texts.map((text, order) => ({ kind, text, order })))
    .map((entry, index) => makePost(entry, index, today));
}

function makePost(
  { kind, text, order }: { kind: Post['kind']; text: PostText; order: number },
  index: number,
  today: Day,
): Post {
  const body = combineTexts(
    [text.appetizer, kinds[kind].closing],
    (start, end) => `<p>${start}</p><p>${end}</p>`,
  );
  const hasPicture = index % EVERY_WITHOUT_PICTURE !== EVERY_WITHOUT_PICTURE - 1;
  return {
    id: String(FIRST_POST_ID + index),
    kind,
    title: textOf(text.title),
    appetizer: textOf(text.appetizer),
    body: textOf(body),
    ...(hasPicture ? { imageId: pictureId(pick(kinds[kind].scenes, order), FIRST_POST_ID + index) } : {}),
    date: addDays(today, -1 - order * DAYS_BETWEEN_POSTS),
    ...(index % EVERY_LINK === EVERY_LINK - 1
      ? { link: `https://www.example.org/news/${FIRST_POST_ID + index}`, openInNewWindow: true }
      : {}),
  };
}
