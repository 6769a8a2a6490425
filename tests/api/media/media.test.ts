import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../src/api/http/api';
import {
  catalogMaterial,
  courseMaterials,
  courseWithoutSignup,
  mediaSecretKey,
  recordContinueWhereYouLeft,
  relatedMedia,
} from '../../../src/api/media/media';

const calls: [string, unknown][] = [];

function apiWith(answers: Record<string, unknown>): Api {
  const send = (operation: string, input: unknown) => {
    calls.push([operation, input]);
    return Promise.resolve(answers[operation]);
  };
  const services = { gallery: 'https://gallery.example/' };
  return {
    http: { send },
    services,
    mediaAddress: 'https://media.example/files/',
    report: () => {},
  } as unknown as Api;
}

beforeEach(() => void calls.splice(0));

const track = { src: 'https://media.example/1.vtt', srclang: 'da', label: 'Dansk', kind: 'captions' };
const response = {
  id: 9,
  type: 202,
  title: 'Lifting',
  description: '<p>Bend your knees</p>',
  image: 'p1',
  length: '3 {minutes}',
  link: null,
  scormPackageGuid: null,
  textTracks: [track, { ...track, src: 'javascript:alert(1)' }],
  publicationsSettings: { showRelatedMedia: true, relatedMedias: [{ id: 10, type: 'PDF', title: 'Paper' }] },
};

describe('a media item', () => {
  it('is read from the catalog [R-API-068 R-ENTITY-064]', async () => {
    const media = await catalogMaterial(apiWith({ catalogMaterial: response }), { id: '9' });
    expect(calls).toEqual([['catalogMaterial', { path: { id: '9' } }]]);
    expect(media).toMatchObject({ id: '9', type: 'video', title: 'Lifting', showsRelated: true });
    expect(media).toMatchObject({ description: '<p>Bend your knees</p>', length: '3 {minutes}' });
    expect(media.poster).toBe('https://gallery.example/images/p1?size=large');
    expect(media.related.map(({ id, type }) => [id, type])).toEqual([['10', 'pdf']]);
    expect(media).not.toHaveProperty('link');
  });

  it('has only text tracks with a web address [O-14]', async () => {
    const { textTracks } = await catalogMaterial(apiWith({ catalogMaterial: response }), { id: '9' });
    expect(textTracks).toEqual([{ src: track.src, language: 'da', label: 'Dansk', kind: 'captions' }]);
  });

  it.each([
    ['/media/x.vtt', 'https://media.example/media/x.vtt'],
    ['captions/x.vtt', 'https://media.example/files/captions/x.vtt'],
    ['./x.vtt?lang=da', 'https://media.example/files/x.vtt?lang=da'],
    ['../x.vtt', 'https://media.example/x.vtt'],
    ['//cdn.example/x.vtt', 'https://cdn.example/x.vtt'],
    ['http://other.example/x.vtt', 'http://other.example/x.vtt'],
  ])('has for captions at %j the address %j [O-14]', async (src, address) => {
    const api = apiWith({ catalogMaterial: { ...response, textTracks: [{ ...track, src }] } });
    const { textTracks } = await catalogMaterial(api, { id: '9' });
    expect(textTracks.map((one) => one.src)).toEqual([address]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/vtt,WEBVTT',
    'blob:https://media.example/1',
    'mailto:a@b.example',
    '',
  ])('has no captions at %j [O-14]', async (src) => {
    const api = apiWith({ catalogMaterial: { ...response, textTracks: [{ ...track, src }] } });
    expect((await catalogMaterial(api, { id: '9' })).textTracks).toEqual([]);
  });

  it('has the type of its address when the answer has none [A-017]', async () => {
    const api = apiWith({ catalogMaterial: { ...response, type: undefined } });
    expect(await catalogMaterial(api, { id: '9', type: 'audio' })).toMatchObject({ type: 'audio' });
    await expect(catalogMaterial(api, { id: '9' })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([[undefined], [null], [{}]])('is gone for the empty answer %o [A-121]', async (answer) => {
    const reading = catalogMaterial(apiWith({ catalogMaterial: answer }), { id: '9' });
    await expect(reading).rejects.toMatchObject({ kind: 'gone' });
  });

  it('has no link that could run as a script [R-MEDIA-020]', async () => {
    const api = apiWith({ catalogMaterial: { ...response, link: 'javascript:alert(1)' } });
    expect(await catalogMaterial(api, { id: '9' })).not.toHaveProperty('link');
  });
});

describe('the calls of a media item', () => {
  it('read related media and leave out those that do not play [R-API-022]', async () => {
    const api = apiWith({ relatedMedia: { items: [response, { ...response, id: 11, type: 101 }] } });
    const related = await relatedMedia(api, { catalogId: '4', mediaId: '1' });
    expect(calls).toEqual([['relatedMedia', { path: { id: '4', mediaId: '1' } }]]);
    expect(related.map(({ id }) => id)).toEqual(['9']);
  });

  it('read the secret key by media id, which must not be empty [R-API-072]', async () => {
    expect(await mediaSecretKey(apiWith({ mediaSecretKey: { secretKey: 's' } }), '9')).toBe('s');
    expect(await mediaSecretKey(apiWith({ mediaSecretKey: { secretKey: 12345 } }), '9')).toBe('12345');
    calls.pop();
    expect(calls).toEqual([['mediaSecretKey', { path: { mediaId: '9' } }]]);
    const reading = mediaSecretKey(apiWith({ mediaSecretKey: { secretKey: '' } }), '9');
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('an answer for media without a list', () => {
  it.each([[undefined], [null], [{}], ['text']])(
    'is a failure for %j, not an empty list [O-19]',
    async (answer) => {
      await expect(courseMaterials(apiWith({ courseMaterials: answer }), '4')).rejects.toMatchObject({
        kind: 'malformed',
      });
      const related = relatedMedia(apiWith({ relatedMedia: answer }), { catalogId: '4', mediaId: '1' });
      await expect(related).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('a course with media', () => {
  it('has the materials that play [R-API-070 R-ENTITY-066 R-CLICK-008]', async () => {
    const api = apiWith({ courseMaterials: [response, { id: 12, type: 'article' }, { id: 13, type: 207 }] });
    const materials = await courseMaterials(api, '4');
    expect(calls).toEqual([['courseMaterials', { path: { courseId: '4' } }]]);
    expect(materials.map(({ id, type }) => [id, type])).toEqual([
      ['9', 'video'],
      ['13', 'externalLink'],
    ]);
  });

  it('has its fields and the order of its materials [R-API-071 R-ENTITY-065]', async () => {
    const answer = {
      type: 106,
      name: 'Fire',
      shortDescription: 'Short',
      imageGuid: 'c1',
      ungroupedMaterialsIds: [9, '10'],
      materialGroups: [{ name: 'After', materialsIds: [13] }],
    };
    const course = await courseWithoutSignup(apiWith({ courseWithoutSignup: answer }), '4');
    expect(calls).toEqual([['courseWithoutSignup', { path: { id: '4' } }]]);
    expect(course).toEqual({
      id: '4',
      type: 'education',
      name: 'Fire',
      description: 'Short',
      poster: 'https://gallery.example/images/c1?size=large',
      outline: { ungrouped: ['9', '10'], groups: [{ name: 'After', materialIds: ['13'] }] },
    });
  });

  it.each([[undefined], [null], ['spaceship']])(
    'is a plain course for the type %j [R-API-071]',
    async (type) => {
      const api = apiWith({ courseWithoutSignup: { name: 'Fire', type } });
      expect(await courseWithoutSignup(api, '4')).toMatchObject({ type: 'course' });
    },
  );

  it('records the position of the user [R-API-073]', async () => {
    await recordContinueWhereYouLeft(apiWith({}), 'https://p.example/catalog/x?id=1&b=2');
    expect(calls).toEqual([
      ['recordContinueWhereYouLeft', { query: { url: 'https://p.example/catalog/x?id=1&b=2' } }],
    ]);
  });
});
