import { headHtml, type Preload } from '../../domain/head/head-html';
import type { Settings } from '../../state/portal/element-context';
import { answersOf } from '../../state/server/answers';
import { headOptions } from '../head/head-options';
import { seeAllScreen } from '../head/see-all-screen';
import { cacheControlOf } from './cache-control';
import type { RenderedScreen } from './render-screen';
import { screenLocation } from './screen-location';
import { screenStatus, type ScreenStatus } from './screen-status';

interface HeadRequest {
  rendered: RenderedScreen;
  tag: string;
  settings: Settings;
  /** The files that the first screen needs. */
  preloads: readonly Preload[];
}

/** The parts of an answer beside the HTML of its element. */
export interface ScreenHead extends ScreenStatus {
  /** The tags for the head of the page. */
  head: string;
  /** The value of the header Cache-Control. */
  cacheControl: string;
}

/** Returns the head and the status of a rendered page. Only an element that owns the address has a title. */
export function screenHead({ rendered, tag, settings, preloads }: HeadRequest): ScreenHead {
  const { portal } = rendered;
  const screen = screenLocation(portal, tag, settings);
  const status = screenStatus(portal, settings, screen);
  const options =
    screen &&
    headOptions(portal, {
      ...screen,
      portalUrl: settings.portalUrl,
      seeAll: seeAllScreen(portal, screen),
      answersOf: answersOf(portal, 'all'),
      isFound: status.status === 200,
    });
  return {
    ...status,
    cacheControl: cacheControlOf(rendered, settings, status),
    head: headHtml({ ...options, preloads }),
  };
}
