import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rollup, type Plugin } from 'rollup';
import { expect, it, vi } from 'vitest';
import { Calendar } from '../../src/ui/calendar/Calendar';

const build = new URL('../../elements/build/lean-calendar.mjs', import.meta.url).href;
const { leanCalendar } = (await import(build)) as { leanCalendar: () => Plugin };

/** The day picker as the bundle has it, in a file of its own. */
async function leanDayPicker(): Promise<object> {
  const input = resolve('node_modules/react-day-picker/dist/esm/index.js');
  const bundle = await rollup({
    input,
    external: ['react'],
    plugins: [leanCalendar(), nodeResolve()],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  const file = resolve('.cache/lean-calendar.mjs');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, output[0].code);
  return (await import(pathToFileURL(file).href)) as object;
}

const texts = {
  previous: 'before',
  next: 'after',
  dayToday: (day: string) => `${day}, today`,
  dayChosen: (day: string) => `${day}, chosen`,
};

function drawn(
  component: FunctionComponent<Parameters<typeof Calendar>[0]>,
  date: string | undefined,
): string {
  const given = { date, language: 'en-GB', isRightToLeft: false, texts, onDate: () => undefined };
  const markup = renderToStaticMarkup(createElement(component, given));
  // Its own classes and empty styles say nothing here.
  const plain = markup.replace(/ ?rdp-[\w-]+/g, '').replaceAll(' style=""', '');
  return plain.replace(/class="\s*([^"]*?)\s*"/g, 'class="$1"').replaceAll(/ class=""| {2,}/g, '');
}

const months = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2024, month, 28 - month)));
const days = months.map((day) => day.toISOString().slice(0, 10));

it(
  'the calendar without what never is draws every month as the whole one does',
  { timeout: 60_000 },
  async () => {
    const picker = await leanDayPicker();
    vi.resetModules();
    vi.doMock('react-day-picker', () => picker);
    const { Calendar: lean } = await import('../../src/ui/calendar/Calendar');
    expect(lean).not.toBe(Calendar);
    for (const day of [undefined, '2024-02-29', '2026-03-29', ...days])
      expect(drawn(lean, day)).toBe(drawn(Calendar, day));
  },
);
