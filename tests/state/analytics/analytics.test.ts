import { beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../src/state/analytics/analytics';

const page = new EventTarget();
const element = new EventTarget();
let said: unknown[] = [];
const client = {
  start: (settings: unknown) => void said.push(['start', settings]),
  track: (event: unknown) => void said.push(['track', event]),
  stop: () => void said.push('stop'),
};
const emit = (detail: unknown) => element.dispatchEvent(new CustomEvent('lp-analytics', { detail }));
const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  said = [];
  vi.stubGlobal('window', page);
});

it('an analytics client starts with its configuration and receives the events [R-API-023 R-API-024]', () => {
  const end = startAnalytics(element, client, { key: 'k' });
  emit({ phrase: 'law' });
  expect(said).toEqual([
    ['start', { key: 'k' }],
    ['track', { phrase: 'law' }],
  ]);
  end();
});

it('an analytics client stops when the page is hidden, and continues when the browser restores the page [R-API-025]', () => {
  const end = startAnalytics(element, client, undefined);
  page.dispatchEvent(new Event('pagehide'));
  emit({ phrase: 'unheard' });
  expect(said).toEqual([['start', undefined], 'stop']);
  show(false);
  show(true);
  emit({ phrase: 'heard' });
  expect(said.slice(2)).toEqual([
    ['start', undefined],
    ['track', { phrase: 'heard' }],
  ]);
  end();
  end();
  page.dispatchEvent(new Event('pagehide'));
  expect(said.slice(4)).toEqual(['stop']);
});

it('an analytics client that throws breaks nothing else [R-API-023]', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    track: () => {
      throw new Error('no');
    },
  };
  startAnalytics(element, broken, undefined)();
  const end = startAnalytics(element, broken, undefined);
  emit({});
  end();
  expect(error).toHaveBeenCalledOnce();
});
