import {
  useEffect,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { lockScroll } from '../../../browser/scroll-lock';

/**
 * Lets a node fill the window in the top layer, while the page below does not scroll. Escape ends it. It also ends when
 * the focus moves elsewhere, because the focus would not be visible there.
 * @see R-MEDIA-014 R-COURSEMEDIA-009
 */
export function useFill(ref: RefObject<HTMLElement | null>, mayFill = false) {
  const [isWanted, setIsWanted] = useState(false);
  const isOn = isWanted && mayFill;
  useLayoutEffect(() => {
    const node = ref.current;
    if (isOn && node && !node.matches(':popover-open')) node.showPopover();
  }, [ref, isOn]);
  useEffect(() => (isOn ? lockScroll() : undefined), [isOn]);
  const layer = {
    popover: isOn ? ('manual' as const) : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (isOn && event.key === 'Escape' && !event.defaultPrevented) setIsWanted(false);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isOn && relatedTarget && !currentTarget.contains(relatedTarget)) setIsWanted(false);
    },
  };
  return { isOn, toggle: () => setIsWanted(!isOn), layer };
}
