import { describe, expect, it } from 'vitest';
import type { Line } from '../../cli/check/conformance';
import { htmlReport } from '../../cli/check/report/html-report';
import { jsonReport } from '../../cli/check/report/json-report';
import type { Report } from '../../cli/check/report/report';
import { textReport } from '../../cli/check/report/text-report';

const token = 'a-secret-token';
const unreadable: Line = {
  what: 'listing',
  verdict: 'unreadable',
  status: 200,
  ms: 12,
  problems: ['listing: [].type: expected a known item type, got "<b>"'],
};
const lines: readonly Line[] = [
  { what: 'configuration', verdict: 'as described', status: 200, problems: [] },
  unreadable,
  { what: 'createList', verdict: 'not called', problems: ['it changes something'] },
];
const report = (more: Partial<Report> = {}): Report => ({
  version: '1.2.3',
  checkedAt: new Date('2026-03-02T08:00:00Z'),
  check: {
    configUrl: 'https://portal.example/config.json',
    token,
    culture: 'en-GB',
    origin: 'https://intranet.example',
    phrase: 'course',
    hasWrites: false,
  },
  lines,
  ...more,
});

describe('the report of a check', () => {
  it('prints one line for each call, its problems below, and the counts', () => {
    expect(textReport(report()).split('\n')).toEqual([
      'as described  configuration               200',
      'UNREADABLE    listing                     200 in 12 ms',
      '              listing: [].type: expected a known item type, got "<b>"',
      '--            createList                  it changes something',
      '',
      '1 unreadable, 0 readable, 1 as described, 0 refused, 0 login, 1 not called',
      '',
    ]);
  });

  it('prints five problems of a call, and how many more there are', () => {
    const problems = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const text = textReport(report({ lines: [{ ...unreadable, problems }] }));
    expect(text).toContain('e\n              and 2 more\n');
    expect(text).not.toContain(' f\n');
  });

  it('contains the calls and the counts as JSON', () => {
    expect(JSON.parse(jsonReport(report()))).toMatchObject({
      version: '1.2.3',
      checkedAt: '2026-03-02T08:00:00.000Z',
      isSignedIn: true,
      hasFindings: true,
      counts: { unreadable: 1, 'not called': 1 },
      calls: [
        { what: 'configuration' },
        { what: 'listing', call: 'GET search/listing', problems: unreadable.problems },
        { what: 'createList' },
      ],
    });
  });

  it('is one page that needs no other file, with the answers to correct first', () => {
    const page = htmlReport(report());
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(page).toContain('<title>The elements cannot read 1 answer: portal.example</title>');
    expect(page.indexOf('<h2>Answers to correct</h2>')).toBeLessThan(page.indexOf('>All calls</h2>'));
    expect(page).toContain('got &quot;&lt;b&gt;&quot;');
  });

  it('says in a page without findings that everything can be read', () => {
    const page = htmlReport(report({ lines: lines.slice(0, 1) }));
    expect(page).toContain('The elements can read every answer');
    expect(page).not.toContain('Answers to correct');
  });

  it.each([
    ['text', textReport],
    ['JSON', jsonReport],
    ['HTML', htmlReport],
  ])('does not contain the token as %s', (_, write) => {
    expect(write(report())).not.toContain(token);
  });
});
