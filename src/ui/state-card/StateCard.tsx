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
}

/** Replaces empty or failed content with a small illustration, one sentence and one action. */
export function StateCard({ illustration, title, text, action, isAlert = false }: StateCardProps) {
  return (
    <div
      part="state"
      role={isAlert ? 'alert' : undefined}
      className={tw('flex flex-col items-center text-center gap-3 px-4 py-8 text-muted')}
    >
      <Illustration kind={illustration} />
      {title ? <p className={tw('font-semibold text-text text-18')}>{title}</p> : null}
      {text ? <p className={tw('max-w-text')}>{text}</p> : null}
      {action}
    </div>
  );
}

function Illustration({ kind }: { kind: 'empty' | 'error' }) {
  return (
    <svg
      width="96"
      height="64"
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
