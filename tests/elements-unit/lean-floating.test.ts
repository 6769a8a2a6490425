import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const build = new URL('../../elements/build/lean-floating.mjs', import.meta.url).href;
const { notGiven } = (await import(build)) as { notGiven: readonly string[] };

describe('the floating parts of the bundle', () => {
  const text = readFileSync('src/ui/popover/Popover.tsx', 'utf8');

  it('give no setting that the build takes as not given', () => {
    expect(notGiven.filter((setting) => text.includes(setting))).toEqual([]);
  });

  it('stand in the top layer at a fixed place, as the build takes for sure', () => {
    expect(text).toContain('popover="manual"');
    expect(text).toContain("strategy: 'fixed'");
    expect(text).toContain('shift({ padding: 8, crossAxis: true })');
  });
});
