import { readFileSync } from 'node:fs';
import { faces } from '../../../tools/generate/face';
import { contentTypes } from '../pages/block-texts';
import { slug } from '../pages/markdown';
import { services } from '../pages/openapi';

interface Entry {
  text: string;
  link?: string;
  items?: Entry[];
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The links at the top of every page. */
export const nav: Entry[] = [
  { text: 'Playground', link: '/playground' },
  { text: 'Start', link: '/guides/start' },
  { text: 'Guides', link: '/guides/install' },
  { text: 'Elements', link: '/elements/' },
  { text: 'Blocks', link: '/blocks/' },
  { text: 'API', link: '/api/' },
  { text: version, link: '/changelog' },
];

const guides: Entry[] = [
  {
    text: 'Start',
    items: [
      { text: 'Start in five minutes', link: '/guides/start' },
      { text: 'Install', link: '/guides/install' },
      { text: 'Embed', link: '/guides/embed' },
      { text: 'Frameworks', link: '/guides/frameworks' },
    ],
  },
  {
    text: 'Concepts',
    items: [
      { text: 'Configuration', link: '/concepts/configuration' },
      { text: 'Sign-in and tokens', link: '/concepts/sign-in' },
      { text: 'Routing', link: '/concepts/routing' },
      { text: 'Other origins', link: '/concepts/other-origins' },
      { text: 'Caching and upgrades', link: '/concepts/caching' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Server rendering', link: '/guides/server-rendering' },
      { text: 'Home', link: '/guides/home' },
      { text: 'Look and language', link: '/guides/look-and-language' },
      { text: 'Search engine', link: '/guides/search-engine' },
      { text: 'Your servers', link: '/guides/your-servers' },
      { text: 'Check a portal', link: '/guides/check' },
      { text: 'Problems', link: '/guides/problems' },
      { text: 'The demo', link: '/guides/demo' },
      { text: 'Catalog files', link: '/catalog-format' },
    ],
  },
  {
    text: 'Recipes',
    items: [
      { text: 'A development server', link: '/recipes/development-server' },
      { text: 'Test your page', link: '/recipes/testing' },
      { text: 'Pieces on an intranet', link: '/recipes/intranet' },
      { text: 'Analytics', link: '/recipes/analytics' },
      { text: 'Calendar', link: '/recipes/calendar' },
      { text: 'The head of a page', link: '/recipes/page-head' },
      { text: 'Content management systems', link: '/recipes/cms' },
    ],
  },
  {
    text: 'About',
    items: [
      { text: 'Compatibility', link: '/guides/compatibility' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Privacy', link: '/guides/privacy' },
      { text: 'Security', link: '/security' },
      { text: 'Sizes', link: '/sizes' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
];

/** The side bar, by the beginning of the path. */
export const sidebar: Record<string, Entry[]> = {
  '/elements/': [
    {
      text: 'Elements',
      items: [
        { text: 'Overview', link: '/elements/' },
        ...faces.map(({ tag }) => ({ text: `&lt;${tag}&gt;`, link: `/elements/${tag}` })),
        { text: 'Shared attributes', link: '/elements/shared' },
      ],
    },
  ],
  '/blocks/': [
    {
      text: 'Blocks',
      items: [
        { text: 'Overview', link: '/blocks/' },
        ...contentTypes.map((name) => ({ text: name, link: `/blocks/${slug(name)}` })),
      ],
    },
  ],
  '/api/': [
    {
      text: 'API',
      items: [
        { text: 'Calls', link: '/api/' },
        ...services.map((service) => ({ text: service, link: `/api/${service}` })),
        { text: 'Types', link: '/api/types' },
      ],
    },
  ],
  '/': guides,
};
