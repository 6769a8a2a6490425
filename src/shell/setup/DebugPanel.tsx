import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { copyText } from '../../browser/share';
import { useText } from '../../i18n/texts';
import type { ElementContext } from '../../state/portal/element-context';
import { usePortalState } from '../../state/portal/portal-state';
import { useReportedProblems } from '../../state/portal/problems';
import { usePortalOfViewer } from '../../state/query/viewer-key';
import { useReportedCalls } from '../../state/setup/use-reported-calls';
import { useLatestContent } from '../../state/setup/use-latest-content';
import { Button, IconButton } from '../../ui/button/Button';
import { ChevronDown } from '../../ui/icons/arrows';
import { X } from '../../ui/icons/status';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { tw } from '../../ui/style/tw';
import type { ElementProps } from '../for-elements';
import { debugReport, reportText, type ReportLine, type ReportPart } from './debug-report';

interface DebugPanelProps extends Pick<ElementProps, 'host'> {
  /** The context of the element. Undefined while it has no catalog. */
  context: ElementContext | undefined;
  isInline?: boolean | undefined;
}

/**
 * Renders a panel at the end of the element that explains its set-up. It stays at the bottom of the window while the
 * element is in view. It closes until the element renders anew.
 */
export function DebugPanel(props: DebugPanelProps) {
  const [isClosed, setIsClosed] = useState(false);
  return isClosed ? null : <Panel {...props} onClose={() => setIsClosed(true)} />;
}

function Panel({ host, context, isInline, onClose }: DebugPanelProps & { onClose: () => void }) {
  const { t } = useText();
  const parts = useReport(host, context);
  const [isOpen, setIsOpen] = useState(true);
  const [message, setMessage] = useState('');
  const { close, onFocus } = useReturnedFocus(onClose);
  const copy = async () => {
    const isCopied = await copyText(reportText(parts));
    setMessage(t(isCopied ? 'DEBUG_COPIED' : 'DEBUG_NOT_COPIED'));
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    // Escape closes the panel from any control inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      aria-label={t('DEBUG_TITLE')}
      className={isInline ? inlinePanel : panel}
      onKeyDown={closeOnEscape}
      onFocus={onFocus}
    >
      <div className={tw('flex items-center gap-1 p-1')}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={tw('grow min-w-0 flex items-center gap-2 px-2 min-h-bar font-semibold text-16')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown size={20} aria-hidden className={isOpen ? undefined : tw('-rotate-90')} />
          {t('DEBUG_TITLE')}
        </button>
        <Button variant="secondary" onClick={() => void copy()}>
          {message || t('DEBUG_COPY')}
        </Button>
        <IconButton label={t('CLOSE')} icon={X} onClick={close} />
      </div>
      <LiveRegion message={message} />
      {isOpen ? <Parts parts={parts} /> : null}
    </section>
  );
}

const panel = tw('sticky bottom-0 z-20 bg-raised text-text border border-border rounded-card shadow-layer');
const inlinePanel = `${panel} ${tw('max-w-dialog')}`;

function useReport(host: DebugPanelProps['host'], context: ElementContext | undefined): ReportPart[] {
  const portal = usePortalOfViewer();
  const { t, culture } = useText();
  const problems = useReportedProblems();
  usePortalState();
  useLatestContent(portal);
  const calls = useReportedCalls(portal);
  return debugReport({ portal, host, context, problems, calls, t, language: culture });
}

/** Returns a function that closes the panel and returns the focus to where it was before the panel. */
function useReturnedFocus(onClose: () => void) {
  const before = useRef<HTMLElement>(undefined);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = () => {
    onClose();
    before.current?.focus();
  };
  return { close, onFocus };
}

function Parts({ parts }: { parts: readonly ReportPart[] }) {
  const { t } = useText();
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div role="group" aria-label={t('DEBUG_TITLE')} tabIndex={0} className={body}>
      {parts.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <p aria-hidden className={tw('font-semibold text-14')}>
            {title}
          </p>
          <ul>
            {lines.map((line, index) => (
              <Line key={index} {...line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const body = tw('flex flex-col gap-3 px-4 pb-4 max-h-debug overflow-auto text-14');

function Line({ subject, text }: ReportLine) {
  return (
    <li className={tw('py-1 break-anywhere')}>
      {subject ? <span className={tw('font-semibold')}>{subject}: </span> : null}
      {text}
    </li>
  );
}
