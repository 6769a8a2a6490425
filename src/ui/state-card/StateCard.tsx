import type { ReactNode } from 'react';
import { tw } from '../style/tw';

interface StateCardProps {
  /** A small illustration that shows the kind of state at a glance. */
  illustration: 'empty' | 'error';
  title?: string | undefined;
  text?: string;
  /** One action: a button or a link. */
  action?: ReactNode;
  isAlert?: boolean;
  /** One line, as low as its words. On a narrow page, the action is below them. */
  isCompact?: boolean;
}

/** Replaces empty or failed content with a small illustration, one sentence and one action. */
export function StateCard(props: StateCardProps) {
  const { illustration, title, text, action, isAlert = false, isCompact = false } = props;
  return (
    <div part="state" role={isAlert ? 'alert' : undefined} className={isCompact ? line : card}>
      <Illustration kind={illustration} isSmall={isCompact} />
      <div className={tw('grow min-w-48')}>
        {title ? <p className={tw('font-semibold text-text')}>{title}</p> : null}
        {text ? <p className={tw('max-w-text')}>{text}</p> : null}
      </div>
      {action}
    </div>
  );
}

const card = tw('flex flex-col items-center text-center gap-3 px-4 py-8 text-muted');
const line = tw('flex flex-wrap md:flex-nowrap items-center gap-3 py-3 text-muted');

function Illustration({ kind, isSmall }: { kind: 'empty' | 'error'; isSmall: boolean }) {
  return (
    <svg
      width={isSmall ? 48 : 96}
      height={isSmall ? 32 : 64}
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <rect x="10" y="14" width="34" height="42" rx="4" />
      <rect
        x="52"
        y="14"
        width="34"
        height="42"
        rx="4"
        strokeDasharray={kind === 'empty' ? '4 5' : undefined}
      />
      <path d="M18 24h18M18 32h12" />
      {kind === 'empty' ? <path d="M69 30v10M64 35h10" /> : <path d="M64 30l10 10M74 30l-10 10" />}
    </svg>
  );
}
