import { makeAcademy } from '../../demo/portal/academy/academy';
import { makeBlock } from '../../demo/portal/academy/home/block';
import { makeElement } from '../../demo/portal/academy/home/link-element';
import type { PortalCatalog } from '../../demo/portal/catalog-format';
import { today } from '../screenshots/serve-portal';

const blocks = 17;
const items = 4000;

export const cardsPerBlock = 12;
export const cards = blocks * cardsPerBlock;

/** The demo's catalog with a long front page and enough items that this visitor may see two thousand rows. */
export function benchCatalog(): PortalCatalog {
  const catalog = makeAcademy({ today, items });
  const components = Array.from({ length: blocks }, (_, at) => block(at));
  return {
    ...catalog,
    catalogs: catalog.catalogs.map((one, at) => (at === 0 ? { ...one, components } : one)),
  };
}

function block(at: number) {
  const name = `Block ${at + 1}`;
  return makeBlock({
    key: `bench ${at}`,
    contentType: 'CustomList',
    name: [name, name, name, name, name],
    itemLayout: 'Multiple',
    elements: Array.from({ length: cardsPerBlock }, (_, card) => element(at, card)),
  });
}

function element(at: number, card: number) {
  const name = `Something worth learning, number ${at * cardsPerBlock + card + 1}`;
  const description = 'Two hours with a colleague who knows how, and a page to take home.';
  return makeElement({
    key: `bench ${at} ${card}`,
    name: [name, name, name, name, name],
    description: [description, description, description, description, description],
    link: `https://www.example.org/${at}/${card}`,
  });
}
