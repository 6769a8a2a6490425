import type { HomeItem } from '../../domain/home/home-item';
import type { ListInfo } from '../../domain/lists/list';
import type { ListRow } from '../../domain/lists/list-row';
import type { Course, Media } from '../../domain/media/media';
import type { Route } from '../../domain/navigation/routes';
import type { ResultPage } from '../../domain/search/result-item';
import { isSearchRoute, phraseOf, type SearchRoute } from '../../domain/search/search-route';
import { courseOfMaterials } from '../../domain/structured-data/course';
import { cardList, listOfRows, resultList } from '../../domain/structured-data/item-list';
import { mediaObject } from '../../domain/structured-data/media-object';
import type { Site } from '../../domain/structured-data/public-address';
import type { SchemaObject } from '../../domain/structured-data/schema-types';
import { webSite } from '../../domain/structured-data/web-site';
import type { Translate } from '../../i18n/texts';
import type { ReadAnswers } from '../../state/server/answers';
import type { SeeAllScreen } from './see-all-screen';

/** What a screen shows: its title, and its content for search engines. */
export interface ScreenSubject {
  /** Undefined for home, and for a screen whose answer is missing. */
  title?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  /** The Open Graph type. */
  type?: 'video.other' | 'music.song' | 'article';
  objects: readonly (SchemaObject | undefined)[];
}

interface Context {
  /** Returns the answers of the screen's queries. */
  answersOf: ReadAnswers;
  /** What a see-all page shows; undefined for any other screen. */
  seeAll: SeeAllScreen | undefined;
  site: Site;
  /** The canonical address of the screen. */
  canonical: string;
  t: Translate;
}

/** Returns what a screen shows, from the answers to its queries. */
export function screenSubject(route: Route, context: Context): ScreenSubject {
  const { answersOf, site, canonical } = context;
  if (route.name === 'home') return homeSubject(answersOf, site);
  if (route.name === 'seeAll' || route.name === 'myActivities') return seeAllSubject(context);
  if (route.name === 'listDetails') return listSubject(answersOf, site);
  if (route.name === 'playMedia') return mediaSubject(answersOf, site, canonical);
  if (route.name === 'playMediaOnCourse') return courseSubject(answersOf, site);
  return isSearchRoute(route) ? searchSubject(route, context) : { objects: [] };
}

interface Pages<Page> {
  pages: readonly Page[];
}

interface Items {
  items: readonly HomeItem[];
}

function homeSubject(answersOf: ReadAnswers, site: Site): ScreenSubject {
  const rows = answersOf<Items | Pages<Items>>(['content']);
  const lists = rows.flatMap((row) => ('items' in row ? cardList(row.items, site) : []));
  return { objects: [webSite(site.provider, site), ...lists] };
}

function seeAllSubject({ answersOf, seeAll, site, t }: Context): ScreenSubject {
  const items = answersOf<Pages<Items>>(['content', 'all']).flatMap(({ pages }) =>
    pages.flatMap((page) => page.items),
  );
  const { listName, description } = seeAll?.block ?? {};
  const title = seeAll && (listName || t(seeAll.title));
  return { title, description, objects: [cardList(items, site)] };
}

function listSubject(answersOf: ReadAnswers, site: Site): ScreenSubject {
  const [list] = answersOf<ListInfo>(['lists', 'info']);
  if (!list) return { objects: [] };
  const rows = answersOf<readonly ListRow[]>(['lists', 'rows']).flat();
  const { name: title, description } = list;
  return { title, description, objects: [listOfRows(list, rows, site)] };
}

function mediaSubject(answersOf: ReadAnswers, { timeZone }: Site, url: string): ScreenSubject {
  const [media] = answersOf<Media>(['media', 'item']);
  if (!media) return { objects: [] };
  const { title, description, poster, image } = media;
  const type = ogTypes[media.type] ?? 'article';
  return {
    title,
    description,
    image: poster ?? image,
    type,
    objects: [mediaObject(media, { url, timeZone })],
  };
}

const ogTypes: Partial<Record<Media['type'], ScreenSubject['type']>> = {
  video: 'video.other',
  audio: 'music.song',
};

function courseSubject(answersOf: ReadAnswers, site: Site): ScreenSubject {
  const [found] = answersOf<{ course: Course }>(['media', 'course']);
  if (!found) return { objects: [] };
  const { name: title, description, poster: image } = found.course;
  return { title, description, image, objects: [courseOfMaterials(found.course, site)] };
}

function searchSubject(route: SearchRoute, { answersOf, site, t }: Context): ScreenSubject {
  const pages = answersOf<Pages<ResultPage>>(['search']).flatMap((answer) => answer.pages);
  const items = pages.flatMap((page) => page.items);
  const phrase = phraseOf(route);
  const title = phrase ? t('RESULTS_FOR', { phrase }) : t('RESULTS_ALL');
  return { title, objects: [resultList(items, site, { name: title, count: pages[0]?.count })] };
}
