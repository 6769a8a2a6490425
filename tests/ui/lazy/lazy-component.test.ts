import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../src/ui/lazy/lazy-component';

const Words = ({ text }: { text: string }) => text;

const rendered = (Part: ReturnType<typeof lazyComponent<{ text: string }>>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: '…' }, createElement(Part, { text: 'there' })));

describe('a lazy component', () => {
  it('has a placeholder until its code is loaded, and none afterwards [O-1]', async () => {
    const Part = lazyComponent(() => Promise.resolve(Words));
    expect(rendered(Part)).toContain('…');
    await Part.preload();
    expect(rendered(Part)).toBe('there');
  });

  it('is fetched once, however often it is preloaded and rendered [O-1]', async () => {
    const load = vi.fn(() => Promise.resolve(Words));
    const Part = lazyComponent(load);
    await Part.preload();
    await Part.preload();
    rendered(Part);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails silently when preloading fails, and is fetched again [O-1]', async () => {
    const load = vi.fn(() => Promise.resolve(Words)).mockRejectedValueOnce(new Error('No such file'));
    const Part = lazyComponent(load);
    await Part.preload();
    expect(rendered(Part)).not.toBe('there');
    await Part.preload();
    expect(rendered(Part)).toBe('there');
  });
});
