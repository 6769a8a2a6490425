import { expect } from 'chai';
import { takeErrors, warningsSoFar } from '../support/console';
import { describe, it } from '../support/mocha';
import { inside, until } from '../support/page';
import { openPlayer } from '../support/media';

const { mountMedia, portal } = openPlayer();

const mountCourse = (more: string) => mountMedia(`course-id="1131" ${more}`);
const materials = [
  'Handling conflicts: ask the specialist',
  'Welcome to Elmvik: ask the specialist',
  'Guiding trainees: checklist',
  'Welcome to Elmvik: Moodle course',
];
const first = 'media-id="1317" media-type="video"';
const last = 'media-id="1181" media-type="scorm"';
const list = (player: HTMLElement) => inside(player).findByRole('navigation', { name: 'Materials' });
const step = (player: HTMLElement, name: string) => inside(player).findByRole('button', { name });
const playing = (player: HTMLElement): string =>
  player.shadowRoot?.querySelector('nav [aria-current=true]')?.textContent ?? '';

describe('a course with materials', () => {
  it('lists ungrouped materials first, then groups that fold and are at most 1000 px high [R-MEDIA-012 R-CONST-036]', async () => {
    const player = await mountCourse(first);
    const links = [...(await list(player)).querySelectorAll('a')];
    materials.forEach((title, index) => expect(links[index]?.textContent).to.contain(title));
    expect(links.length).to.equal(6);
    const group = inside(player).getByRole('heading', { name: 'Before the course' }).closest('details');
    expect(group?.querySelectorAll('a').length).to.equal(2);
    expect(group?.contains(links[1] ?? null)).to.equal(false);
    group?.querySelector('ul')?.style.setProperty('min-height', '3000px');
    expect(group?.querySelector('ul')?.parentElement?.getBoundingClientRect().height).to.equal(1000);
    group?.querySelector('summary')?.click();
    await until(() => group?.open === false, 'a folded group');
  });

  it('has no previous material at the first [R-COURSEMEDIA-001 R-MEDIA-013]', async () => {
    const player = await mountCourse(first);
    await list(player);
    const previous = await step(player, 'Previous');
    expect(previous.getAttribute('aria-disabled')).to.equal('true');
    previous.click();
    expect(playing(player)).to.contain(materials[0]);
    (await step(player, 'Next')).click();
    await until(() => playing(player).includes(materials[1] ?? ''), 'the second material');
    expect(previous.getAttribute('aria-disabled')).to.equal('false');
    previous.click();
    await until(() => playing(player).includes(materials[0] ?? ''), 'the first material');
  });

  it('has no next material at the last [R-COURSEMEDIA-002]', async () => {
    const player = await mountCourse(last);
    await list(player);
    expect((await step(player, 'Next')).getAttribute('aria-disabled')).to.equal('true');
    expect((await step(player, 'Previous')).getAttribute('aria-disabled')).to.equal('false');
  });

  it('opens the material that is pressed, at its own address [R-COURSEMEDIA-005 R-COURSEMEDIA-006]', async () => {
    const player = await mountCourse(first);
    const link = (await list(player)).querySelectorAll('a')[2];
    expect(link?.href).to.contain('/catalog/play-media-on-course/1131/1294/pdf');
    const reported: string[] = [];
    player.addEventListener('lp-navigate', (event) => {
      const { route } = (event as CustomEvent<{ route: { mediaId?: string } }>).detail;
      reported.push(route.mediaId ?? '');
    });
    link?.click();
    await until(
      () => player.shadowRoot?.querySelector('iframe')?.title === 'Guiding trainees: checklist',
      'the frame of what was pressed',
    );
    expect(playing(player)).to.contain('Now playing');
    expect(reported).to.deep.equal(['1294']);
    // The route was replaced, not added: one step back leaves the course.
    inside(player).getByRole('link', { name: 'Back' });
  });

  it('asks the user to choose while no material is named, and starts with the first [R-COURSEMEDIA-008]', async () => {
    const player = await mountCourse('');
    await inside(player).findByText('Choose a material to start with.');
    expect(playing(player)).to.equal('');
    inside(player).getByRole('button', { name: 'Start with the first' }).click();
    await inside(player).findByRole('button', { name: `Play ${materials[0]}` });
  });

  it('reserves the height of the player while the material loads [R-COURSEMEDIA-007]', async () => {
    await portal.fault({ call: 'courseMaterials', mode: 'slow', ms: 60_000, times: 1 });
    const player = await mountMedia('course-id="1313" media-id="1010" media-type="video"');
    await until(
      () => player.shadowRoot?.querySelector('[part=player] [aria-busy]') !== null,
      'a placeholder',
    );
    const playerPart = player.shadowRoot?.querySelector('[part=player]');
    expect(Math.round(playerPart?.getBoundingClientRect().height ?? 0)).to.equal(500);
  });
});

describe('a course that cannot be played', () => {
  it('says that access to the page is denied [R-ERROR-028]', async () => {
    const player = await mountMedia('course-id="1001"');
    await inside(player).findByText('Access to this page is denied.');
    inside(player).getByRole('heading', { name: 'You do not have access to this page.' });
    inside(player).getByRole('link', { name: 'Go to home page' });
    expect(player.shadowRoot?.querySelector('[part=toast]')).to.equal(null);
    takeErrors();
  });

  it('says that a course has no materials, not that it does not exist [A-121]', async () => {
    const player = await mountMedia('course-id="1066"');
    await inside(player).findByText('This course has no materials to play.');
    expect(warningsSoFar().join()).to.contain('No medias found');
  });
});
