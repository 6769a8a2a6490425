import { describe, expect, it } from 'vitest';
import { headTags } from '../../../src/domain/head/head-tags';

describe('the tags of a head', () => {
  it('are data with the names of properties, and without references', () => {
    const tags = headTags({
      title: 'Aid & care',
      description: 'Learn to <b>help</b>.',
      canonical: 'https://portal.example/?a=1&b=2',
      preloads: [{ rel: 'preload', as: 'style', href: '/lp.css', fetchPriority: 'low' }],
      jsonLd: {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Course', name: '</script>' }],
      } as never,
    });
    expect(tags).toEqual({
      title: 'Aid & care',
      meta: [
        { name: 'description', content: 'Learn to help.' },
        { property: 'og:title', content: 'Aid & care' },
        { property: 'og:description', content: 'Learn to help.' },
        { property: 'og:type', content: 'website' },
        { property: 'og:url', content: 'https://portal.example/?a=1&b=2' },
      ],
      link: [
        { rel: 'canonical', href: 'https://portal.example/?a=1&b=2' },
        { rel: 'preload', as: 'style', fetchPriority: 'low', href: '/lp.css' },
      ],
      script: [{ type: 'application/ld+json', text: expect.not.stringContaining('<') as string }],
    });
  });

  it('are only links for an element that does not own the page', () => {
    const preload = { rel: 'modulepreload', href: '/lp-search.js' } as const;
    expect(headTags({ preloads: [preload] })).toEqual({ meta: [], link: [preload], script: [] });
  });
});
