/** A screen that a server renders. */
export interface Screen {
  name: string;
  path: string;
  /** The key of the person of the demo who is signed in; a visitor when left out. */
  person?: string;
  status?: number;
  /** True where the browser measures texts: a long one gets a button that unfolds it, which moves what follows. */
  unfolds?: boolean;
}

const person = 'participant';

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'the search for a phrase', path: '/catalog/search/first%20aid' },
  { name: 'the search for everything', path: '/catalog/search-all' },
  {
    name: 'the search of a list on home',
    path: '/catalog/search-link/Excel/28bb1f85-b47b-453e-afe3-e3a3c15e6d7e?ta=5005&id=1',
  },
  { name: 'all news', path: '/catalog/see-all/News' },
  { name: 'a film', path: '/catalog/play-media/1317/video' },
  { name: 'the media of a course', path: '/catalog/play-media-on-course/1131' },
  { name: 'a screen that does not exist', path: '/catalog/nothing', status: 404 },
  { name: 'a screen without access', path: '/catalog/access-denied', status: 403 },
  { name: 'home of a person', path: '/', person },
  { name: 'the search of a person', path: '/catalog/search-all', person },
  { name: 'all activities of a person', path: '/catalog/see-all/MyActivities', person },
  { name: 'a public list', path: '/catalog/list-details/6003', person, unfolds: true },
];

/** The languages of the requirements. */
export const languages = ['da-DK', 'en-GB', 'sv-SE', 'nn-NO', 'pl-PL'] as const;

/** What a screen can look like. */
const variants = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

export type Variant = (typeof variants)[number];

/** One variant for each language, so that each screen has each language, each width and each colour scheme. */
export const variantOf = (screen: number, language: number): Variant =>
  variants[(screen + language) % variants.length]!;
