import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/Button';
import { X } from '../icons/status';
import { tw } from '../style/tw';

export interface ToastMessage {
  id: number;
  text: string;
  isError: boolean;
  /** An action that responds to the message, with its own button. */
  action?: undefined | { label: string; run: () => void };
  /** Whether the message has no timeout and stays until it is withdrawn or closed. */
  isPersistent?: boolean;
}

interface ToasterProps {
  messages: readonly ToastMessage[];
  onDismiss: (id: number) => void;
  closeLabel: string;
  showsMs: number;
}

/**
 * Messages at the bottom right, in the browser's top layer. The live regions are visible before their first
 * message, so that screen readers announce it: politely, or at once for an error. A new message is said without the
 * others that are still shown.
 */
export function Toaster({ messages, onDismiss, closeLabel, showsMs }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  const isOpen = messages.length > 0;
  useEffect(() => {
    const node = layer.current;
    if (!node?.isConnected) return;
    // Closing and reopening the popover moves it above a dialog that was opened since.
    if (node.matches(':popover-open')) node.hidePopover();
    if (isOpen) node.showPopover();
    setIsVisible(isOpen);
  }, [isOpen, messages.length]);
  const shown = isVisible ? messages : [];
  const renderToast = (message: ToastMessage) => (
    <Toast
      key={message.id}
      message={message}
      onDismiss={onDismiss}
      closeLabel={closeLabel}
      showsMs={showsMs}
    />
  );
  return (
    <div ref={layer} popover="manual" className={tw('fixed bottom-4 end-4 w-full max-w-toast')}>
      <div role="status" aria-atomic={false} className={tw('flex flex-col gap-2')}>
        {shown.filter(({ isError }) => !isError).map(renderToast)}
      </div>
      <div role="alert" aria-atomic={false} className={tw('flex flex-col gap-2')}>
        {shown.filter(({ isError }) => isError).map(renderToast)}
      </div>
    </div>
  );
}

/** The factor by which a message with an action stays visible longer. */
const actionDurationFactor = 4;

type ToastProps = Omit<ToasterProps, 'messages'> & { message: ToastMessage };

const calm = tw('border-s-4 border-success');
const wrong = tw('border-s-4 border-danger');
const card = tw(
  'flex items-center justify-between gap-2 ps-4 pe-1 py-1 rounded-control bg-raised text-text shadow-layer',
);

/** The timeout is paused while the pointer or the focus is on the message. @see A-152 */
function Toast({ message, onDismiss, closeLabel, showsMs }: ToastProps) {
  const [isPaused, setIsPaused] = useState(false);
  const { isPersistent = false } = message;
  const hasAction = message.action !== undefined;
  useEffect(() => {
    if (isPaused || isPersistent) return;
    // A person who wants to use the action needs time to reach it.
    const timer = setTimeout(
      () => onDismiss(message.id),
      hasAction ? showsMs * actionDurationFactor : showsMs,
    );
    return () => clearTimeout(timer);
  }, [isPaused, isPersistent, message.id, onDismiss, showsMs, hasAction]);
  return (
    // These handlers only pause the timeout. The only controls are the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      part="toast"
      className={`${card} ${message.isError ? wrong : calm}`}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <p className={tw('min-w-0 grow break-anywhere')}>{message.text}</p>
      {message.action ? (
        <Button
          variant="quiet"
          onClick={() => {
            message.action?.run();
            onDismiss(message.id);
          }}
        >
          {message.action.label}
        </Button>
      ) : null}
      <IconButton label={closeLabel} icon={X} onClick={() => onDismiss(message.id)} />
    </div>
  );
}
