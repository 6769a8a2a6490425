import { allElements, isShown, problemOf, type Problem } from './page-tree';

const roundingPx = 1;

/** Choices that their field does not show whole; one that ends in an ellipsis is whole in the list that opens. */
export function selectLosses(): Problem[] {
  return allElements()
    .filter((element) => element instanceof HTMLSelectElement)
    .filter((select) => isShown(select) && isTooTight(select))
    .map((select) => problemOf(select, 'choice cut off'));
}

/** The browser renders a choice where no range reaches it, so a second field with this choice alone has its size. */
function isTooTight(select: HTMLSelectElement): boolean {
  const [choice] = select.selectedOptions;
  if (!choice) return false;
  const free = select.cloneNode() as HTMLSelectElement;
  free.append(choice.cloneNode(true));
  Object.assign(free.style, {
    position: 'absolute',
    width: 'max-content',
    maxWidth: 'none',
    height: 'auto',
    minHeight: '0',
  });
  select.after(free);
  const wanted = free.getBoundingClientRect();
  free.remove();
  const { width, height } = select.getBoundingClientRect();
  const endsWell = getComputedStyle(select).textOverflow === 'ellipsis';
  return wanted.height > height + roundingPx || (!endsWell && wanted.width > width + roundingPx);
}
