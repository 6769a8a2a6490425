import { useContext, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/Button';
import { X } from '../icons/status';
import { tw } from '../style/tw';
import { DialogHistoryContext } from './dialog-history';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called on Escape, the close button and a press on the backdrop. The owner then stops rendering the dialog. */
  onClose: () => void;
  /** While true, the dialog stays open, for example during saving. */
  isPending?: boolean;
  /** Makes the dialog wide enough for rows with buttons. */
  isWide?: boolean;
  /** Fills a narrow page, for what is written or browsed. Any other dialog is at its bottom edge, as high as its content. */
  isWhole?: boolean;
  /** Set when the address names the dialog, so that Back closes it without a history entry of its own. */
  isInAddress?: boolean;
  /** Buttons at the bottom, with the primary button last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog in the browser's top layer. Focus stays inside and returns to where it was, and no ancestor clips the
 * dialog.
 * @see A-162
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, isPending = false, actions, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // While the dialog is still in the document, closing it restores the focus. After its removal it cannot do so.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const root = node.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement;
    if (!node.open) node.showModal();
    return () => {
      node.close();
      // A dialog that is no longer in the document cannot restore the focus itself.
      const isLost = !root.activeElement || root.activeElement.localName === 'body';
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const close = () => {
    if (!isPending) onClose();
  };
  useBackCloses(close, props.isInAddress);
  const isBackdropPressed = useRef(false);
  return (
    // The backdrop is not a control. Escape and the close button do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the close button do the same
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby={titleId}
      aria-busy={isPending}
      className={classOf(props)}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onClose={() => {
        // Escape twice in a row closes the dialog without `cancel`. The owner decides, so the dialog opens again.
        const node = dialog.current;
        if (!node?.isConnected || node.open) return;
        node.showModal();
        close();
      }}
      onPointerDown={(event) => {
        isBackdropPressed.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A drag from a field to the backdrop, for example to select text, ends with a click on the dialog too.
        if (event.target === dialog.current && isBackdropPressed.current) close();
      }}
    >
      <div className={tw('flex flex-col min-h-0 w-full')}>
        {/* Outside of an article or a section these would be landmarks of the page. */}
        <header
          role="presentation"
          className={tw('flex items-center justify-between gap-4 ps-6 pe-3 pt-4 pb-2')}
        >
          <h2 id={titleId} className={tw('text-22 font-semibold')}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} onClick={close} disabled={isPending} />
        </header>
        <div className={tw('px-6 py-2 overflow-y-auto overscroll-contain')}>{children}</div>
        {actions ? (
          <footer role="presentation" className={tw('flex flex-wrap justify-end gap-3 px-6 py-4')}>
            {actions}
          </footer>
        ) : null}
      </div>
    </dialog>
  );
}

/** On a phone, Back closes the dialog like the close button does, which may show a confirmation first. */
function useBackCloses(close: () => void, isInAddress = false): void {
  const history = useContext(DialogHistoryContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A layout effect, so that the history entry exists before the dialog is painted: Back can be pressed from then on.
  useLayoutEffect(
    () => (isInAddress ? undefined : history?.add(() => latest.current())),
    [history, isInAddress],
  );
}

const frame = tw(
  'open:flex text-start fixed inset-0 m-auto bg-raised text-text rounded-card shadow-layer w-full max-h-dialog border border-border',
);
const narrow = tw('max-w-dialog');
const whole = tw('phone:m-0 phone:rounded-none phone:h-full phone:max-h-full phone:max-w-full');
const sheet = tw('phone:mb-0 phone:rounded-b-none phone:max-w-full');
const wide = tw('max-w-text');

const classOf = ({ isWide, isWhole }: DialogProps): string =>
  `${frame} ${isWide ? wide : narrow} ${isWhole ? whole : sheet}`;
