import type { Page } from 'playwright';

/** A position in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

const arrow = 'M2 1 L2 22 L7.5 17 L11 25 L15 23.3 L11.5 15.5 L19 15 Z';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 27"><path d="${arrow}" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;

/** Shows a pointer at a position, because screenshots have none. A popover that opens last lies above every dialog. */
export async function showPointer(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([url, left, top]) => {
      const id = 'tour-pointer';
      document.getElementById(id)?.remove();
      const pointer = document.createElement('div');
      pointer.id = id;
      pointer.popover = 'manual';
      pointer.ariaHidden = 'true';
      pointer.style.cssText = `inset: auto; left: ${left}px; top: ${top}px; width: 28px; height: 34px; margin: 0; padding: 0; border: 0; background: url("${url}"); pointer-events: none`;
      document.documentElement.append(pointer);
      pointer.showPopover();
    },
    [`data:image/svg+xml,${encodeURIComponent(picture)}`, x, y] as const,
  );
}
