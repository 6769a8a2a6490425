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
const load = (materials: object[], response: object = course) => {
  const { portal } = openSignedIn({ courseWithoutSignup: () => response, courseMaterials: () => materials });
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
  it('have the next material, without related media [R-COURSEMEDIA-004]', async () => {
    const shown = await load([film, paper]);
    const next = stepRoute(shown, '1', 1);
    expect(next).toEqual(materialRoute('7', { id: '2', type: 'pdf' }));
    expect(shown.materials['2']).toMatchObject({ title: 'Paper', showsRelated: false, related: [] });
    expect(stepRoute(shown, undefined, 1)?.mediaId).toBe('1');
  });

  it('log that a course has no media [R-ERROR-034]', async () => {
    const shown = await load([], { name: 'Course' });
    expect(shown.order).toEqual([]);
    expect(warnings()).toContain('No medias found');
  });

  it('log that the media of a course are unknown [R-ERROR-035]', async () => {
    await load([]);
    expect(warnings()).toContain('No media details found');
    expect(warnings()).not.toContain('No medias found');
  });

  it.each([
    ['video', 'R-COURSEMEDIA-006'],
    ['externalLink', 'R-COURSEMEDIA-006'],
  ] as const)('replace the route by that of a %s [%s]', (...[type]) => {
    const router = createMemoryRouter({ path: 'catalog/play-media-on-course/7', query: 'id=4' });
    const replace = vi.spyOn(router, 'replace');
    const { context } = openElement({ router });
    vi.stubGlobal('location', { origin: 'https://page.example' });
    switchMaterial(context, materialRoute('7', { id: '9', type }));
    expect(replace).toHaveBeenCalledOnce();
    expect(router.read()).toEqual({ path: `/catalog/play-media-on-course/7/9/${type}`, query: 'id=4' });
  });
});

describe('recording the opened material', () => {
  it('records its page without a token [R-COURSEMEDIA-010 O-10]', async () => {
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

  it('only logs a failure [A-122]', async () => {
    vi.stubGlobal('location', { origin: 'https://page.example' });
    const { portal, notified } = openSignedIn({ recordContinueWhereYouLeft: refused });
    await recordVisit(openElement({ portal }).context, materialRoute('7', { id: '9', type: 'pdf' }));
    expect(notified()).toEqual([]);
    expect(warnings()).toContain('refused');
  });
});

describe('opening a SCORM package', () => {
  const tabOf = () => ({ go: vi.fn(), close: vi.fn() });

  it('sends the tab to the package [R-API-078 R-API-079]', async () => {
    const { portal, calls } = openSignedIn({
      allowScormPackage: () => ({ url: 'https://m.example/scorm', id: 5 }),
    });
    const tab = tabOf();
    const shown = await openPackage({ portal, packageGuid: 'g', tab, signal: signal() });
    expect(calls).toEqual([['allowScormPackage', { scormPackageGuid: 'g' }]]);
    expect(shown).toEqual({ state: 'closed' });
    expect(tab.go).toHaveBeenCalledWith('https://m.example/scorm?spg=g&accessId=5');
  });

  it('resolves an address that is relative to its service [R-API-079]', async () => {
    const { portal } = openSignedIn({ allowScormPackage: () => ({ url: '/scorm/start', id: 5 }) });
    const tab = tabOf();
    await openPackage({ portal, packageGuid: 'g', tab, signal: signal() });
    expect(tab.go).toHaveBeenCalledWith('https://portal.example/scorm/start?spg=g&accessId=5');
  });

  it.each<[what: string, id: string, answer: () => unknown, reason: string]>([
    ['a refusal', 'R-ERROR-029', failing('forbidden'), 'noAccess'],
    ['a sign-in that is not accepted', 'R-ERROR-029', failing('unauthorized'), 'noAccess'],
    ['an answer without an address', 'A-116', () => ({ id: 5 }), 'noAccess'],
    [
      'a body that grants no access',
      'O-28',
      () => ({ hasAccess: false, url: 'https://m.example/', id: 5 }),
      'noAccess',
    ],
    ['a package that is gone', 'O-28', failing('gone'), 'gone'],
    ['a missing network', 'O-28', failing('offline'), 'failed'],
    ['a server error', 'O-28', failing('server'), 'failed'],
    ['a call that took too long', 'O-28', failing('timeout'), 'failed'],
    ['an empty body', 'O-28', () => undefined, 'failed'],
    ['an address that is none', 'O-28', () => ({ url: 'javascript:alert(1)', id: 5 }), 'failed'],
  ])('only logs %s, and closes the tab [%s]', async (_, __, answer, reason) => {
    const { portal, notified } = openSignedIn({ allowScormPackage: answer });
    const tab = tabOf();
    expect(await openPackage({ portal, packageGuid: 'g', tab, signal: signal() })).toEqual({
      state: 'unavailable',
      reason,
    });
    expect(tab.close).toHaveBeenCalledOnce();
    expect(notified()).toEqual([]);
    expect(console.warn).toHaveBeenCalled();
  });
});
