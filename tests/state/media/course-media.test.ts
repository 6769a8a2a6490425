import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureKind } from '../../../src/api/http/failure';
import { createMemoryRouter } from '../../../src/browser/history/router';
import { currentApi } from '../../../src/state/portal/api';
import {
  loadCourse,
  materialRoute,
  recordVisit,
  stepRoute,
  switchMaterial,
} from '../../../src/state/media/course-media';
import { openPackage } from '../../../src/state/media/scorm';
import { openElement } from '../element-context';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const film = { id: 1, type: 'video', title: 'Film' };
const paper = {
  id: 2,
  type: 'pdf',
  title: 'Paper',
  publicationsSettings: { showRelatedMedia: true, relatedMedias: [film] },
};
const course = {
  name: 'Course',
  ungroupedMaterialsIds: [1],
  materialGroups: [{ name: 'A', materialsIds: [2] }],
};
const load = (materials: object[], given: object = course) => {
  const { portal } = openSignedIn({ courseWithoutSignup: () => given, courseMaterials: () => materials });
  return loadCourse(currentApi(portal), '7', new AbortController().signal);
};
const warnings = () => vi.mocked(console.warn).mock.calls.join();
const signal = () => new AbortController().signal;
const refused = () => {
  throw new Error('refused');
};

function failing(kind: FailureKind): () => unknown {
  const error = new ApiFailure(kind, 'allowScormPackage', 'failed');
  return () => {
    throw error;
  };
}

describe('the materials of a course', () => {
  it('R-COURSEMEDIA-004 gives the next material as it is, without related media', async () => {
    const shown = await load([film, paper]);
    const next = stepRoute(shown, '1', 1);
    expect(next).toEqual(materialRoute('7', { id: '2', type: 'pdf' }));
    expect(shown.materials.get('2')).toMatchObject({ title: 'Paper', showsRelated: false, related: [] });
    expect(stepRoute(shown, undefined, 1)?.mediaId).toBe('1');
  });

  it('R-ERROR-034 logs that a course has no medias', async () => {
    const shown = await load([], { name: 'Course' });
    expect(shown.order).toEqual([]);
    expect(warnings()).toContain('No medias found');
  });

  it('R-ERROR-035 logs that nothing is known of the medias of a course', async () => {
    await load([]);
    expect(warnings()).toContain('No media details found');
    expect(warnings()).not.toContain('No medias found');
  });

  it.each([
    ['R-COURSEMEDIA-006', 'video'],
    ['R-COURSEMEDIA-006', 'externalLink'],
  ] as const)('%s replaces the route by that of a %s', (_, type) => {
    const router = createMemoryRouter({ path: 'catalog/play-media-on-course/7', query: 'id=4' });
    const replace = vi.spyOn(router, 'replace');
    const { context } = openElement({ router });
    vi.stubGlobal('location', { origin: 'https://page.example' });
    switchMaterial(context, materialRoute('7', { id: '9', type }));
    expect(replace).toHaveBeenCalledOnce();
    expect(router.read()).toEqual({ path: `/catalog/play-media-on-course/7/9/${type}`, query: 'id=4' });
  });
});

describe('what is recorded', () => {
  it('R-COURSEMEDIA-010 O-10 records the page of the material, without a token', async () => {
    vi.stubGlobal('location', { origin: 'https://page.example' });
    const { portal, calls } = openSignedIn(
      { recordContinueWhereYouLeft: () => ({}) },
      { address: () => 'https://page.example/?access_token=secret' },
    );
    const router = createMemoryRouter({ path: '', query: 'access_token=secret&id=4' });
    await recordVisit(openElement({ portal, router }).context, materialRoute('7', { id: '9', type: 'pdf' }));
    expect(calls.map(([operation]) => operation)).toEqual(['recordContinueWhereYouLeft']);
    const { url } = calls[0]?.[1] as { url: string };
    expect(url).toContain('/catalog/play-media-on-course/7/9/pdf');
    expect(url).not.toContain('secret');
  });

  it('A-122 only logs that it could not be recorded', async () => {
    vi.stubGlobal('location', { origin: 'https://page.example' });
    const { portal, told } = openSignedIn({ recordContinueWhereYouLeft: refused });
    await recordVisit(openElement({ portal }).context, materialRoute('7', { id: '9', type: 'pdf' }));
    expect(told()).toEqual([]);
    expect(warnings()).toContain('refused');
  });
});

describe('a SCORM package', () => {
  const tabOf = () => ({ go: vi.fn(), close: vi.fn() });

  it('R-API-078 R-API-079 sends the tab to the package', async () => {
    const { portal, calls } = openSignedIn({
      allowScormPackage: () => ({ url: 'https://m.example/scorm', id: 5 }),
    });
    const tab = tabOf();
    const shown = await openPackage({ portal, packageGuid: 'g', tab, signal: signal() });
    expect(calls).toEqual([['allowScormPackage', { scormPackageGuid: 'g' }]]);
    expect(shown).toEqual({ state: 'closed' });
    expect(tab.go).toHaveBeenCalledWith('https://m.example/scorm?spg=g&accessId=5');
  });

  it('R-API-079 an address that is relative to its service is made whole', async () => {
    const { portal } = openSignedIn({ allowScormPackage: () => ({ url: '/scorm/start', id: 5 }) });
    const tab = tabOf();
    await openPackage({ portal, packageGuid: 'g', tab, signal: signal() });
    expect(tab.go).toHaveBeenCalledWith('https://portal.example/scorm/start?spg=g&accessId=5');
  });

  it.each<[id: string, what: string, answer: () => unknown, reason: string]>([
    ['R-ERROR-029', 'a refusal', failing('forbidden'), 'noAccess'],
    ['R-ERROR-029', 'a sign-in that is not accepted', failing('unauthorized'), 'noAccess'],
    ['A-116', 'an answer without an address', () => ({ id: 5 }), 'noAccess'],
    [
      'O-28',
      'a body that grants no access',
      () => ({ hasAccess: false, url: 'https://m.example/', id: 5 }),
      'noAccess',
    ],
    ['O-28', 'a package that is gone', failing('gone'), 'gone'],
    ['O-28', 'a missing network', failing('offline'), 'failed'],
    ['O-28', 'a server error', failing('server'), 'failed'],
    ['O-28', 'a call that took too long', failing('timeout'), 'failed'],
    ['O-28', 'an empty body', () => undefined, 'failed'],
    ['O-28', 'an address that is none', () => ({ url: 'javascript:alert(1)', id: 5 }), 'failed'],
  ])('%s only logs %s, and closes the tab', async (_, _what, answer, reason) => {
    const { portal, told } = openSignedIn({ allowScormPackage: answer });
    const tab = tabOf();
    expect(await openPackage({ portal, packageGuid: 'g', tab, signal: signal() })).toEqual({
      state: 'unavailable',
      reason,
    });
    expect(tab.close).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
    expect(console.warn).toHaveBeenCalled();
  });
});
