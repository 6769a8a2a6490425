import { useId, useState, type ReactNode } from 'react';
import { tw } from '../style/tw';

interface ReadMoreProps {
  /** The content at first. */
  short: ReactNode;
  /** The whole content. */
  children: ReactNode;
  moreLabel: string;
  lessLabel: string;
}

/** A long text that shows its beginning until the person expands it. */
export function ReadMore({ short, children, moreLabel, lessLabel }: ReadMoreProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div id={id}>{isOpen ? children : short}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={tw('inline-flex items-center min-h-bar font-semibold text-primary underline')}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? lessLabel : moreLabel}
      </button>
    </div>
  );
}
