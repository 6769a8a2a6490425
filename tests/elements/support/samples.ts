import type { Tag } from '../../../elements/description';
import { until, type TestPortal, type Who } from './page';

/** Attributes with which an element of each kind has something to show. */
export function attributesOf(tag: Tag, portal: TestPortal, who?: Who): string {
  const own: Record<Tag, string> = {
    'lp-catalog-home': '',
    'lp-search': '',
    'lp-lists': 'list-type="owned"',
    'lp-media-player': 'media-id="1" media-type="video"',
    'lp-favourites-button': 'element-id="1" type="course" name="First aid"',
  };
  const session = who === undefined ? '' : `session-url="${portal.sessionUrl(who)}"`;
  return `config-url="${portal.configUrl}" ${session} ${own[tag]}`;
}

/** Waits until the element has drawn itself. */
export async function start(element: HTMLElement): Promise<void> {
  await until(
    () => element.shadowRoot?.querySelector('[part=root]') != null,
    `<${element.localName}> to draw itself`,
  );
}
