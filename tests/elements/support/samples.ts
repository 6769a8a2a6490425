import type { Tag } from '../../../elements/description';
import { ownAttributes } from './own-attributes';
import { until, type TestPortal, type Who } from './page';

/** Attributes with which an element of each kind has something to show. */
export function attributesOf(tag: Tag, portal: TestPortal, who?: Who): string {
  const session = who === undefined ? '' : `session-url="${portal.sessionUrl(who)}"`;
  return `config-url="${portal.configUrl}" ${session} ${ownAttributes[tag]}`;
}

/** Waits until the element has rendered. */
export async function start(element: HTMLElement): Promise<void> {
  await until(
    () => element.shadowRoot?.querySelector('[part=root]') != null,
    `<${element.localName}> to draw itself`,
  );
}
