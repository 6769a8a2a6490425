import { expect } from 'chai';
import { answerInstead } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const components = [
  block('Recommended', { contentType: 'InTargetGroup', showElementType: true }),
  block('For your target group', { contentType: 'InTargetGroup', showElementType: true }),
  block('Without types', { contentType: 'InTargetGroup', showElementType: false }),
  block('Tasks', { contentType: 'MyActivities', showElementType: true, showElementStatus: true }),
];

let attributes = '';
let restore = () => {};

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'One', components }]);
  attributes = `chrome="none" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(() => {
  restore();
  clearPage();
});

async function cardsOf(name: string, widthPx = desktopPx, style = ''): Promise<HTMLElement[]> {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const home = await mountIn(
    widthPx,
    `<lp-catalog-home lang="en-GB" ${attributes} blocks="${id}" style="${style}"></lp-catalog-home>`,
  );
  const region = await inside(home).findByRole('region', { name });
  await inside(home).findAllByRole('article');
  return [...region.querySelectorAll('article')];
}

const targetGroup = 'For your target group';

/** Returns the names of the cards whose reason is not shown whole. */
const cutCards = (cards: readonly HTMLElement[]) =>
  cards.flatMap((card) => {
    const range = document.createRange();
    range.selectNodeContents(reasonOn(card));
    const [text, whole] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
    const isWhole = text.width > 0 && text.right <= whole.right && text.bottom <= whole.bottom;
    return isWhole ? [] : [card.textContent];
  });

function reasonOn(card: HTMLElement): HTMLElement {
  const [line] = [...card.querySelectorAll<HTMLElement>('p')].filter((one) =>
    one.textContent?.includes(targetGroup),
  );
  if (!line) throw new Error(`There is no reason on ${card.textContent}.`);
  return line;
}

/** A day of the calendar, as services send it. */
const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const itemDue = (elementId: string, days: number) => ({
  elementId,
  name: `Course ${elementId}`,
  type: 'Course',
  status: 'USASTS',
  deadline: dayAfter(days),
});

describe('the reason on a card', () => {
  it('is the target group, under a title that does not say it', async () => {
    const cards = await cardsOf('Recommended');
    expect(cards.length).to.be.greaterThan(0);
    for (const card of cards) expect(card.textContent).to.contain(targetGroup);
  });

  it('is left out under a title that says it', async () => {
    const cards = await cardsOf(targetGroup);
    expect(cards.length).to.be.greaterThan(0);
    for (const card of cards) expect(card.textContent).not.to.contain(targetGroup);
  });

  for (const widthPx of [desktopPx, 390, 320])
    it(`is whole in ${widthPx} px with text of double size [R-OTHER-001]`, async () => {
      const cards = await cardsOf('Recommended', widthPx, '--lp-text-base: 32px');
      expect(cards.length).to.be.greaterThan(0);
      expect(cutCards(cards)).to.deep.equal([]);
    });

  it('is over the image of a card without a type', async () => {
    const [card] = await cardsOf('Without types');
    const reason = [...(card?.querySelectorAll('p') ?? [])].find((line) => line.textContent === targetGroup);
    const picture = card?.querySelector('[data-picture]')?.getBoundingClientRect();
    expect(reason?.getBoundingClientRect().bottom).to.be.lessThan(picture?.bottom ?? 0);
  });

  it('is a deadline in the next days, but not one that is far away', async () => {
    restore = answerInstead('my-activities', JSON.stringify([itemDue('1', 3), itemDue('2', 30)]));
    const [soon, late] = await cardsOf('Tasks');
    expect(soon?.textContent).to.contain('3 days left');
    expect(late?.textContent).not.to.contain('left');
  });
});
