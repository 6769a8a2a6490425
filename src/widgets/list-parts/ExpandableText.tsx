import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/texts';
import { onResize } from '../../ui/size/on-resize';
import { tw } from '../../ui/style/tw';

/** The number of lines in the collapsed state, as the class below has it. */
const collapsedLines = 4;

const textClass = tw(
  'text-14 text-muted whitespace-pre-line break-anywhere overflow-hidden leading-description',
);
/**
 * Whole lines fit into the collapsed height at every text size and line spacing, so no line is cut through. A class is
 * there before the code runs, which an inline style is not.
 */
const collapsed = `${textClass} ${tw('max-h-description')}`;
const more = tw('relative z-10 min-h-touch text-14 font-semibold text-primary underline');

/** A description that collapses when it is taller than 80 px. @see R-LISTS-006 R-LISTS-014 R-CONST-015 */
export function ExpandableText({ text }: { text: string }) {
  const { t } = useText();
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    return onResize(() => setIsLong(linesIn(node) > collapsedLines), node);
  }, [text]);
  return (
    <div>
      <p id={id} className={isOpen ? textClass : collapsed}>
        <span ref={ref} className={tw('block')}>
          {text}
        </span>
      </p>
      {isLong ? (
        <button
          type="button"
          className={more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'LIST_DESCRIPTION_LESS' : 'LIST_DESCRIPTION_MORE')}
        </button>
      ) : null}
    </div>
  );
}

const linesIn = (node: HTMLElement): number =>
  Math.round(node.offsetHeight / Number.parseFloat(getComputedStyle(node).lineHeight));
