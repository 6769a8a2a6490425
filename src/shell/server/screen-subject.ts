import type { Catalog } from '../../domain/catalog/catalog';
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
import type { Portal } from '../../state/portal/portal';
import { answersOf } from '../../state/server/answers';
import { seeAllScreen } from './see-all-screen';

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
  portal: Portal;
  catalog: Catalog;
  site: Site;
  /** The canonical address of the screen. */
  canonical: string;
  t: Translate;
}

/** Returns what a screen shows, from the answers to its queries. */
export function screenSubject(route: Route, context: Context): ScreenSubject {
  const { portal, site, canonical } = context;
  if (route.name === 'home') return homeSubject(portal, site);
  if (route.name === 'seeAll' || route.name === 'myActivities') return seeAllSubject(route, context);
  if (route.name === 'listDetails') return listSubject(portal, site);
  if (route.name === 'playMedia') return mediaSubject(portal, site, canonical);
  if (route.name === 'playMediaOnCourse') return courseSubject(portal, site);
  return isSearchRoute(route) ? searchSubject(route, context) : { objects: [] };
}

interface Pages<Page> {
  pages: readonly Page[];
}

interface Items {
  items: readonly HomeItem[];
}

function homeSubject(portal: Portal, site: Site): ScreenSubject {
  const rows = answersOf<Items | Pages<Items>>(portal, ['content']);
  const lists = rows.flatMap((row) => ('items' in row ? cardList(row.items, site) : []));
  return { objects: [webSite(site.provider, site), ...lists] };
}

function seeAllSubject(route: Route, { portal, catalog, site, t }: Context): ScreenSubject {
  const screen = seeAllScreen(portal, { route, catalog });
  const items = answersOf<Pages<Items>>(portal, ['content', 'all']).flatMap(({ pages }) =>
    pages.flatMap((page) => page.items),
  );
  const { listName, description } = screen?.block ?? {};
  const title = screen && (listName || t(screen.title));
  return { title, description, objects: [cardList(items, site)] };
}

function listSubject(portal: Portal, site: Site): ScreenSubject {
  const [list] = answersOf<ListInfo>(portal, ['lists', 'info']);
  if (!list) return { objects: [] };
  const rows = answersOf<readonly ListRow[]>(portal, ['lists', 'rows']).flat();
  const { name: title, description } = list;
  return { title, description, objects: [listOfRows(list, rows, site)] };
}

function mediaSubject(portal: Portal, { timeZone }: Site, url: string): ScreenSubject {
  const [media] = answersOf<Media>(portal, ['media', 'item']);
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

function courseSubject(portal: Portal, site: Site): ScreenSubject {
  const [found] = answersOf<{ course: Course }>(portal, ['media', 'course']);
  if (!found) return { objects: [] };
  const { name: title, description, poster: image } = found.course;
  return { title, description, image, objects: [courseOfMaterials(found.course, site)] };
}

function searchSubject(route: SearchRoute, { portal, site, t }: Context): ScreenSubject {
  const pages = answersOf<Pages<ResultPage>>(portal, ['search']).flatMap((answer) => answer.pages);
  const items = pages.flatMap((page) => page.items);
  const phrase = phraseOf(route);
  const title = phrase ? t('RESULTS_FOR', { phrase }) : t('RESULTS_ALL');
  return { title, objects: [resultList(items, site, { name: title, count: pages[0]?.count })] };
}
