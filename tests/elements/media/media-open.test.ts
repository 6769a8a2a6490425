import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from '../support/mocha';
import { inside, until } from '../support/page';
import { openPlayer } from '../support/media';

const { mountMedia, portal } = openPlayer();

/** Replaces the tabs that a press opens. */
let opened: { href: string; isClosed: boolean; features: string | undefined }[] = [];
let isBlocked = false;
const { open } = window;

beforeEach(() => {
  opened = [];
  isBlocked = false;
  window.open = ((href: string, _target: string, features?: string) => {
    if (isBlocked) return null;
    const tab = { href, isClosed: false, features };
    opened.push(tab);
    return {
      opener: window,
      document: document.implementation.createHTMLDocument(),
      location: { replace: (address: string) => void (tab.href = address) },
      close: () => void (tab.isClosed = true),
    };
  }) as unknown as typeof window.open;
});
afterEach(() => {
  window.open = open;
});

const openButton = async (player: HTMLElement) =>
  (await inside(player).findByRole('button', { name: /^Open .* in a new tab$/ })).click();
const packageOf = 'media-id="1027" media-type="scorm"';
const scormDialog = (player: HTMLElement) =>
  inside(player).findByRole('dialog', { name: 'Winter road service: interactive module' });

describe('a media item that opens in a new tab', () => {
  it('opens in a tab without access to the opener [R-MEDIA-020]', async () => {
    const player = await mountMedia('media-id="1068" media-type="externalLink"');
    await openButton(player);
    expect(opened.map(({ features }) => features)).to.deep.equal(['noopener']);
    expect(opened[0]?.href).to.match(/^https:\/\/www\.example\.org\/reading\//);
  });

  it('reports that a package is loading, and lets the user cancel [R-MEDIA-021 R-MEDIA-022]', async () => {
    await portal.fault({ call: 'allowScormPackage', mode: 'slow', ms: 60_000 });
    const player = await mountMedia(packageOf);
    await openButton(player);
    await scormDialog(player);
    inside(player).getByText('Opening material');
    expect(opened.map(({ href }) => href)).to.deep.equal(['']);
    inside(player).getByRole('button', { name: 'Close' }).click();
    await until(() => opened[0]?.isClosed === true, 'a closed tab');
    await until(() => inside(player).queryByRole('dialog') === null, 'no dialog');
  });

  it('sends the tab to the package and closes the dialog [R-MEDIA-023]', async () => {
    const player = await mountMedia(packageOf);
    await openButton(player);
    await until(() => opened[0]?.href.includes('/media/scorm?spg=') === true, 'the address of the package');
    expect(opened[0]?.href).to.match(/&accessId=[\w-]+-1027$/);
    await until(() => inside(player).queryByRole('dialog') === null, 'no dialog');
    expect(opened.map(({ isClosed }) => isClosed)).to.deep.equal([false]);
  });

  it('reports missing access and closes the tab [R-MEDIA-024 R-ERROR-029]', async () => {
    await portal.fault({ call: 'allowScormPackage', mode: 'refuse', status: 403 });
    const player = await mountMedia(packageOf);
    await openButton(player);
    await inside(player).findByText("You don't have access to this material.");
    expect(opened.map(({ isClosed }) => isClosed)).to.deep.equal([true]);
    expect(inside(player).queryByText('Opening material')).to.equal(null);
  });

  for (const status of [500, 429])
    it(`reports that opening failed after ${status}, and tries again on request [O-28]`, async () => {
      await portal.fault({ call: 'allowScormPackage', mode: 'refuse', status });
      const player = await mountMedia(packageOf);
      await openButton(player);
      const dialog = await scormDialog(player);
      await inside(player).findByText(/could not be opened/);
      expect(inside(player).queryByText(/don't have access/)).to.equal(null);
      expect(opened.map(({ isClosed }) => isClosed)).to.deep.equal([true]);
      await portal.heal();
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Try again')?.click();
      await until(() => opened[1]?.href.includes('/media/scorm?spg=') === true, 'the address of the package');
    });

  it('offers the package as a link when the browser opens no tab [A-116]', async () => {
    isBlocked = true;
    const player = await mountMedia(packageOf);
    await openButton(player);
    const link = await inside(player).findByRole<HTMLAnchorElement>('link', { name: 'Open' });
    expect(link.href).to.contain('/media/scorm?spg=');
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noreferrer']);
  });
});

describe('the player on a phone', () => {
  const film = 'media-id="1024" media-type="video"';
  const name = 'First aid: short film';

  it('has back and title, and share and add-to-list in a drawer [R-MEDIA-025 R-MEDIA-026 R-MEDIA-027]', async () => {
    const player = await mountMedia(film, 390);
    const bar = (await inside(player).findByRole('heading', { name })).closest('header');
    expect(bar?.contains(inside(player).getByRole('link', { name: 'Back' }))).to.equal(true);
    expect(inside(player).queryByRole('button', { name: 'Share' })).to.equal(null);
    inside(player).getByRole('button', { name: 'Info and sharing' }).click();
    const drawer = await inside(player).findByRole('dialog', { name: 'Info and sharing' });
    const share = await inside(player).findByRole('button', { name: 'Share' });
    const favouriteButton = await inside(player).findByRole('button', {
      name: `Add ${name} to favourites or lists`,
    });
    expect([share, favouriteButton].every((button) => drawer.contains(button))).to.equal(true);
    expect(drawer.textContent).to.contain('You practise CPR');
  });

  it('has the tabs Related and Information [R-MEDIA-029]', async () => {
    const player = await mountMedia(film, 390);
    const tabs = await inside(player).findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal(['Related', 'Information']);
    await inside(player).findByRole('heading', { name: 'Related media' });
    inside(player).getByRole('tab', { name: 'Information' }).click();
    await inside(player).findByText(/You practise CPR/);
    expect(inside(player).queryByRole('heading', { name: 'Related media' })).to.equal(null);
  });

  it('has the tabs Course info, Medias and Media info in a course [R-MEDIA-028]', async () => {
    const player = await mountMedia('course-id="1131" media-id="1317" media-type="video"', 390);
    const tabs = await inside(player).findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal(['Course info', 'Medias', 'Media info']);
    await inside(player).findByText(/Conflicts grow when nobody says anything/);
    inside(player).getByRole('tab', { name: 'Medias' }).click();
    await inside(player).findByRole('navigation', { name: 'Materials' });
    inside(player).getByRole('tab', { name: 'Media info' }).click();
    await inside(player).findByRole('heading', { name: 'Handling conflicts: ask the specialist' });
  });
});
