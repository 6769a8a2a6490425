import type { RouteName } from '../domain/navigation/routes';
import { HomePage } from '../pages/home/HomePage';
import { lazyPages, type PageTable } from './lazy-pages';

/** The screen of each route of the catalog. */
export const pages: PageTable<RouteName> = { ...lazyPages, home: HomePage, previewContent: HomePage };
