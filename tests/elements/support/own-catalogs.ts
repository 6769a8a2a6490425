import { mount, until, type TestPortal } from './page';

/** Parts of a configuration as the API has them. */
export type ApiObject = Record<string, unknown>;

/** The portal's configuration with the catalogs, and what else, a test file wants, as the value of an attribute. */
export async function configWith(
  portal: TestPortal,
  catalogs: readonly ApiObject[],
  more: ApiObject = {},
): Promise<string> {
  const configuration = (await (await fetch(portal.configUrl)).json()) as ApiObject;
  return attributeText(JSON.stringify({ ...configuration, ...more, catalogs }));
}

const attributeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** A block with a name of its own; by this name a tag can select it. */
export const block = (name: string, fields: ApiObject): ApiObject => ({
  customComponentId: name.toLowerCase().replaceAll(' ', '-'),
  listName: name,
  showListName: true,
  ...fields,
});

/** A link to another site, as an element of a custom list. */
export const linkElement = (name: string, fields: ApiObject = {}): ApiObject => ({
  customElementId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  type: 'Link',
  link: 'https://www.example.org/',
  ...fields,
});

/** Puts an element into a place of a given width, since its looks follow its own width, and waits until it is rendered. */
export async function mountIn(widthPx: number, html: string): Promise<HTMLElement> {
  const container = mount(`<div style="width: ${widthPx}px">${html}</div>`);
  const element = container.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing was mounted.');
  await until(
    () => (element.shadowRoot?.querySelector('[part=root]')?.childElementCount ?? 0) > 0,
    `<${element.localName}> to draw itself`,
  );
  return element;
}

/** Scrolls until a block of home has cards: a block that is far away waits, and what comes above it moves it on. */
export const comeTo = (region: HTMLElement): Promise<void> =>
  until(
    () => {
      region.scrollIntoView();
      return region.querySelector('article') !== null;
    },
    () => `the cards of ${region.textContent}`,
  );

/** The width of a wide page. */
export const desktopPx = 1200;
