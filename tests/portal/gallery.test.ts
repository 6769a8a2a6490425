import { describe, expect, it } from 'vitest';
import { makeAcademy } from '../../demo/portal/academy/academy';
import { subjects } from '../../demo/portal/academy/subjects/subjects';
import { imageSvg } from '../../demo/portal/gallery/image-svg';
import { portraitSvg } from '../../demo/portal/gallery/portrait';
import { pictureId, sceneKeys } from '../../demo/portal/gallery/subject-scenes';
import { openPortal } from './open-portal';
import { annaId } from './small-catalog';

const variants = Array.from({ length: 12 }, (_, number) => number);
const picture = (scene: string, number: number) => imageSvg(pictureId(scene, number), 'medium');
const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g;

/** What is left of a document without its tags, and the elements that were opened and not closed. */
function remainderOf(svg: string): { text: string; open: string[]; names: Set<string> } {
  const open: string[] = [];
  const names = new Set<string>();
  const text = svg.replace(tag, (_, close: string, name: string, __: string, isEmpty: string) => {
    names.add(name);
    if (close === '/') return open.pop() === name ? '' : `</${name}>`;
    if (isEmpty === '') open.push(name);
    return '';
  });
  return { text, open, names };
}

describe('the pictures of the gallery', () => {
  it('include a scene for each subject of the academy [R-ENTITY-084]', () => {
    expect(subjects.map(({ key }) => key).filter((key) => !sceneKeys.includes(key))).toEqual([]);
    expect(new Set(subjects.map(({ key }) => picture(key, 1))).size).toBe(subjects.length);
  });

  it.each(sceneKeys)('of %s are shapes only: no script, no text, nothing from elsewhere', (key) => {
    for (const number of variants) {
      const { text, open, names } = remainderOf(picture(key, number));
      expect([text, open]).toEqual(['', []]);
      const allowed = ['svg', 'g', 'rect', 'circle', 'ellipse', 'path'];
      expect([...names].filter((name) => !allowed.includes(name))).toEqual([]);
      expect(picture(key, number)).not.toMatch(/NaN|undefined|href|url\(|style=| on[a-z]+=/);
    }
  });

  it.each(sceneKeys)('of %s are small, and several differ', (key) => {
    const pictures = variants.map((number) => picture(key, number));
    expect(Math.max(...pictures.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(6000);
    expect(new Set(pictures).size).toBeGreaterThan(6);
  });

  it('show the subject of each offer, and differ between offers of one subject', () => {
    const { offers, posts } = makeAcademy({ today: new Date('2026-03-02') });
    const ids = [...offers, ...posts].flatMap(({ imageId }) => imageId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !sceneKeys.includes(id.split('~')[0] ?? ''))).toEqual([]);
  });

  it('of people are their initials, with signs of HTML left out', async () => {
    const { send } = await openPortal();
    const portrait = await (await send(`/services/gallery/images/${annaId}?size=small`)).text();
    expect(portrait).toContain('>AL</text>');
    expect(portraitSvg('1', '<b> &amp')).toContain('></text>');
    expect(portraitSvg('1', '')).toContain('></text>');
    expect(portraitSvg('1', 'øyvind')).toContain('>Ø</text>');
  });

  it('exist for any other id', () => {
    for (const id of ['', 'p1', '<script>', 'first-aid', '~~', '7'.repeat(900)]) {
      expect(remainderOf(imageSvg(id, 'small'))).toMatchObject({ text: '', open: [] });
    }
  });
});
