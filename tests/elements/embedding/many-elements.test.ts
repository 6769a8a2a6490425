import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { before, describe, it } from '../support/mocha';
import { inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-favourites-button.js'));

describe('many elements that are added at the same time', () => {
  it('all render, also those that are removed and added again in the meantime [R-EMBED-031 A-159]', async () => {
    const count = 60;
    const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;
    const favouriteButton = (_: unknown, at: number) =>
      `<lp-favourites-button ${session} element-id="${1001 + at}" type="course" name="Course ${at}"></lp-favourites-button>`;
    const container = mount(`<div>${Array.from({ length: count }, favouriteButton).join('')}</div>`);
    const last = container.lastElementChild as HTMLElement;
    last.remove();
    await Promise.resolve();
    container.append(last);
    const rendered = () =>
      [...container.children].filter((one) => one.shadowRoot?.querySelector('button[aria-pressed]'));
    await until(() => rendered().length === count, 'all favourite buttons');
    inside(last).getByRole('button', { name: /Course 59/ });
    expect(
      [...container.children].every((one) => one.shadowRoot?.querySelectorAll('[part=root]').length === 1),
    ).to.equal(true);
  });
});
