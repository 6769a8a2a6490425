import { describe, expect, it } from 'vitest';
import { Picture } from '../../../src/ui/picture/Picture';
import { render } from '../support/render';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;
const size = { seed: 1, width: 40, height: 40 };

async function renderIn(scheme: 'light' | 'dark', isFirstSeen = false) {
  const { host } = await render(
    <>
      <Picture src={src} {...size} isFirstSeen={isFirstSeen} />
      <Picture src={undefined} {...size} />
    </>,
  );
  host.style.colorScheme = scheme;
  const find = (name: string): Element => {
    const node = host.shadowRoot?.querySelector(name);
    if (!node) throw new Error(`No ${name}`);
    return node;
  };
  const maskOf = (name: string) => getComputedStyle(find(name)).maskImage;
  return { find, maskOf };
}

describe('a picture', () => {
  it('is a little dimmer in the dark half of the theme, whichever way the page chose it [A-164]', async () => {
    const light = await renderIn('light');
    expect(light.maskOf('img')).not.toContain('rgba(0, 0, 0, 0.');
    const dark = await renderIn('dark');
    expect(dark.maskOf('img')).toContain('rgba(0, 0, 0, 0.');
    expect(dark.maskOf('svg')).toBe('none');
  });

  it('appears from its colour, unless it is the first that a visitor sees [A-125]', async () => {
    const later = await renderIn('light');
    expect(later.find('img').getAnimations()).toHaveLength(1);
    expect(getComputedStyle(later.find('img')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const first = await renderIn('light', true);
    expect(first.find('img').getAnimations()).toEqual([]);
  });
});
