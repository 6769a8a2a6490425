import { describe, expect, it } from 'vitest';
import type { ClickSubject } from '../../../src/domain/navigation/click-target';
import { itemAddress, publicAddress } from '../../../src/domain/structured-data/public-address';
import { site } from './some-items';

describe('a public address', () => {
  it.each([
    ['https://gallery.example/images/1?size=large', 'https://gallery.example/images/1?size=large'],
    ['http://gallery.example/1', 'http://gallery.example/1'],
    ['//gallery.example/1', 'https://gallery.example/1'],
    ['/images/1', 'https://portal.example/images/1'],
    ['images/å b', 'https://portal.example/learn/images/%C3%A5%20b'],
  ])('of %s is %s', (address, absolute) => {
    expect(publicAddress(address, site.baseUrl)).toBe(absolute);
  });

  it.each([
    undefined,
    '',
    'javascript:attacked()',
    'data:image/png;base64,x',
    'mailto:a@portal.example',
    'https://',
    'https://gallery.example/1?access_token=',
    'https://gallery.example/1?Access_Token=abc',
    'https://name:secret@gallery.example/1',
  ])('does not exist for %j [O-10]', (address) => {
    expect(publicAddress(address, site.baseUrl)).toBeUndefined();
  });
});

const base = 'https://portal.example/learn';

describe('the address of an item', () => {
  it.each<[string, ClickSubject, string | undefined]>([
    ['a media item', { id: '9', type: 'video' }, `${base}/catalog/play-media/9/video`],
    ['a course without sign-up', { id: '5', needsNoSignup: true }, `${base}/catalog/play-media-on-course/5`],
    [
      'a course',
      { id: '7', type: 'course', classId: '3' },
      'https://portal.example/participant/activity-details?ktid=7',
    ],
    ['a plan', { id: '7', type: 'plan' }, 'https://portal.example/participant/plans/7'],
    [
      'a screen of the catalog',
      { id: '7', navigateUrl: '/learn/catalog/search/aid?st=2&ta=2&ta=1' },
      `${base}/catalog/search/aid?ta=1&ta=2`,
    ],
    ['another page', { id: '7', navigateUrl: 'https://other.example/x?y=1' }, 'https://other.example/x?y=1'],
    ['a path of the portal', { id: '7', navigateUrl: '/news/1' }, 'https://portal.example/news/1'],
    ['a mail address', { id: '7', navigateUrl: 'mailto:a@portal.example' }, undefined],
    ['a script', { id: '7', navigateUrl: 'javascript:attacked()' }, undefined],
    ['an archived item', { id: '7', type: 'course', isArchived: true }, undefined],
  ])('leads to %s', (_, item, address) => {
    expect(itemAddress(item, site)).toBe(address);
  });

  it('has the catalog on a screen of the catalog only [A-135]', () => {
    const inCatalog = { ...site, catalogId: '4' };
    expect(itemAddress({ id: '9', type: 'video' }, inCatalog)).toBe(
      `${base}/catalog/play-media/9/video?id=4`,
    );
    expect(itemAddress({ id: '7', type: 'plan' }, inCatalog)).not.toContain('id=4');
  });

  it('has the catalog that the address from the server names [A-135 O-21]', () => {
    const item = { id: '7', navigateUrl: '/learn/catalog/search-all?id=8' };
    expect(itemAddress(item, { ...site, catalogId: '4' })).toBe(`${base}/catalog/search-all?id=8`);
  });

  it('is below the address of the portal, or where the page places the area [A-088]', () => {
    const item = { id: '7', type: 'skill' } as const;
    expect(itemAddress(item, { ...site, portalUrl: 'https://other.example/p/' })).toBe(
      'https://other.example/p/participant/skills/7',
    );
    expect(itemAddress(item, { ...site, outside: { participantSkill: 'https://s.example/{id}' } })).toBe(
      'https://s.example/7',
    );
    expect(itemAddress(item, { ...site, outside: { participantSkill: 'http://s.example/{id}' } })).toBe(
      'http://s.example/7',
    );
    expect(itemAddress(item, { ...site, outside: { participantSkill: '/go/https:/{id}' } })).toBe(
      'https://portal.example/go/https:/7',
    );
    expect(itemAddress(item, site, { skill: 'managerSkillMatrix' })).toBe(
      'https://portal.example/manager/skills/7/matrix',
    );
  });
});
