import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPortal } from '../open-portal';

describe('the pages of the portal', () => {
  it.each([
    ['/course-choice?id=7&classId=k1', 'Course choice', ['7', 'k1'], 'R-OTHER-041'],
    ['/participant/activity-details?ktid=7', 'Activity details', ['7'], 'R-OTHER-042'],
    ['/participant/skills/12', 'Skill', ['12'], 'R-OTHER-043'],
    ['/participant/plans/12', 'Plan', ['12'], 'R-OTHER-044'],
    ['/participant/my-objects/articles/12', 'Article', ['12'], 'R-OTHER-045'],
    ['/manager/skills/12/matrix', 'Skill matrix', ['12'], 'R-OTHER-046'],
    ['/manager/plans/12/matrix', 'Plan matrix', ['12'], 'R-OTHER-047'],
    ['/?rumg=room-1', 'Group room', ['room-1'], 'R-OTHER-048'],
    ['/participant/calendar', 'Calendar', [], 'R-OTHER-040'],
  ])('show at %s the area %s with %j [%s]', async (path, name, params) => {
    const page = await (await (await openPortal()).send(path)).text();
    expect(page).toContain(`<h1>${name}</h1>`);
    for (const value of params) expect(page).toContain(`<dd>${value}</dd>`);
    expect(page).toContain('href="/"');
  });

  it('show their parameters as text for an area', async () => {
    const page = await (await (await openPortal()).send('/course-choice?id=%3Cscript%3E')).text();
    expect(page).toContain('&lt;script&gt;');
  });

  it.each([
    ['/dist/paper.txt', 200, 'no-cache'],
    ['/dist/../small-catalog.ts', 404, null],
    ['/dist/%2e%2e%2fsmall-catalog.ts', 404, null],
    ['/demo/paper.txt', 200, 'no-cache'],
    ['/demo/..%2fsmall-catalog.ts', 404, null],
    ['/demo/%zz', 404, null],
    ['/catalog/search/a', 404, null],
    ['/nothing', 404, null],
  ])('answer for %s with %i', async (path, status, cache) => {
    const answer = await (await openPortal()).send(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache]);
  });

  it('show the path as text when it is unknown', async () => {
    const page = await (await (await openPortal()).send('/%22%3E%3Cscript%3E')).text();
    expect(page).not.toContain('<script>');
  });

  it('show the text of a post', async () => {
    const page = await (await (await openPortal()).send('/posts/p0')).text();
    expect(page).toContain('<h1>Post 0</h1><p>Long</p>');
  });
});

describe('the documentation of the portal', () => {
  const built = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(built, 'index.html'), '<h1>Start</h1>');
  writeFileSync(join(built, '404.html'), '<h1>No such page</h1>');
  afterAll(() => rmSync(built, { recursive: true }));

  it.each([
    ['/docs/', built, 200, 'Start'],
    ['/docs/index', built, 200, 'Start'],
    ['/docs/nothing.html', built, 404, 'No such page'],
    ['/docs/..%2fsecret', built, 404, 'No such page'],
    ['/docs/', join(built, 'nothing'), 503, 'not built yet'],
  ])('%s of %s has the status %i', async (path, docsFolder, status, text) => {
    const answer = await (await openPortal({ docsFolder })).send(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });

  it('has links in the tour only if it is served', async () => {
    const tour = async (options: object) => (await (await openPortal(options)).send('/demo/')).text();
    expect(await tour({})).not.toContain('"/docs/');
    expect(await tour({ docsFolder: built })).toContain('"/docs/playground.html"');
  });
});
