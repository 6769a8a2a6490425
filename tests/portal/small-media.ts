import type { Offer } from '../../demo/portal/catalog-format';

/** Media for the small catalog; their files lie beside the tests. */
export const mediaOffers: Offer[] = [
  {
    id: '202',
    type: 'video',
    title: 'A film',
    description: '<p>Moving pictures</p>',
    tags: ['t1'],
    media: {
      file: 'film.m3u8',
      length: '3 {minutes}',
      showRelated: true,
      textTracks: [{ file: 'film.vtt', language: 'en', label: 'English', kind: 'captions' }],
    },
  },
  {
    id: '203',
    type: 'pdf',
    title: 'A paper',
    description: 'Read me',
    tags: ['t1'],
    media: { file: 'paper.txt' },
  },
  {
    id: '201',
    type: 'scorm',
    title: 'A package',
    description: 'Play me',
    media: { file: 'paper.txt', scormPackageGuid: 'guid-1' },
  },
  {
    id: '207',
    type: 'externalLink',
    title: 'A site',
    description: '',
    media: { url: 'https://example.org/' },
  },
  { id: '209', type: 'video', title: 'An old film', description: '', isArchived: true },
];
