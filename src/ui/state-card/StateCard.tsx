import type { ReactNode } from 'react';
import { createIcon, type Icon } from '../icons/create-icon';
import { tw } from '../style/tw';

interface StateCardProps {
  /** A small illustration that shows the kind of state at a glance. */
  illustration: keyof typeof illustrations | Icon;
  title?: string | undefined;
  text?: string;
  /** One action: a button or a link. */
  action?: ReactNode;
  isAlert?: boolean;
  /** One line, as low as its words. Where the action does not fit beside them, it is below them. */
  isCompact?: boolean;
}

/** Replaces empty or failed content with a small illustration, one sentence and one action. */
export function StateCard(props: StateCardProps) {
  const { title, text, action, isAlert = false, isCompact = false } = props;
  const { illustration } = props;
  const Illustration = typeof illustration === 'string' ? illustrations[illustration] : illustration;
  return (
    <div part="state" role={isAlert ? 'alert' : undefined} className={isCompact ? line : card}>
      <Illustration size={isCompact ? 32 : 64} strokeWidth={1} aria-hidden />
      <div className={tw('grow basis-0 min-w-40')}>
        {title ? <p className={tw('font-semibold text-text')}>{title}</p> : null}
        {text ? <p className={tw('max-w-text')}>{text}</p> : null}
      </div>
      {action}
    </div>
  );
}

const card = tw('flex flex-col items-center text-center gap-3 px-4 py-8 text-muted');
const line = tw('flex flex-wrap md:flex-nowrap items-center gap-3 py-3 text-muted');

const illustrations = {
  empty: /* @__PURE__ */ createIcon('empty', [
    ['circle', { cx: 12, cy: 12, r: 10, strokeDasharray: '2 2.5' }],
    ['path', { d: 'M8 12h.01M12 12h.01M16 12h.01' }],
  ]),
  error: /* @__PURE__ */ createIcon('error', [
    ['circle', { cx: 12, cy: 12, r: 10 }],
    ['path', { d: 'M12 7v6M12 17h.01' }],
  ]),
};
