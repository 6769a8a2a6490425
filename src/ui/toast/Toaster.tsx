import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/Button';
import { X } from '../icons/status';
import { tw } from '../style/tw';

export interface ToastMessage {
  id: number;
  text: string;
  isError: boolean;
  /** Something that can be done about it, with a button of its own. */
  action?: undefined | { label: string; run: () => void };
  /** Until it is taken back or closed. */
  staysOpen?: boolean;
}

interface ToasterProps {
  messages: readonly ToastMessage[];
  onDismiss: (id: number) => void;
  closeLabel: string;
  showsMs: number;
}

/**
 * Messages at the bottom right in the browser's top layer. The regions stand there before their first message, so that
 * it is read out: politely, or at once for an error.
 */
export function Toaster({ messages, onDismiss, closeLabel, showsMs }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const isOpen = stands && messages.length > 0;
  useEffect(() => {
    const node = layer.current;
    if (!node?.isConnected) return;
    // Closing and opening again lifts it over a dialog that was opened since.
    if (node.matches(':popover-open')) node.hidePopover();
    if (isOpen) node.showPopover();
  }, [isOpen, messages.length]);
  const shown = stands ? messages : [];
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
      <div role="status" className={tw('flex flex-col gap-2')}>
        {shown.filter(({ isError }) => !isError).map(renderToast)}
      </div>
      <div role="alert" className={tw('flex flex-col gap-2')}>
        {shown.filter(({ isError }) => isError).map(renderToast)}
      </div>
    </div>
  );
}

/** So many times as long stands a message that can be answered. */
const actionDurationMs = 4;

type ToastProps = Omit<ToasterProps, 'messages'> & { message: ToastMessage };

const calm = tw('border-s-4 border-success');
const wrong = tw('border-s-4 border-danger');
const card = tw(
  'flex items-center justify-between gap-2 ps-4 pe-1 py-1 rounded-control bg-raised text-text shadow-layer',
);

/** Its time stands still while somebody reads it with pointer or focus on it. */
function Toast({ message, onDismiss, closeLabel, showsMs }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { staysOpen = false } = message;
  const hasAction = message.action !== undefined;
  useEffect(() => {
    if (isHeld || staysOpen) return;
    // Who wants to answer it needs time to get there.
    const timer = setTimeout(() => onDismiss(message.id), hasAction ? showsMs * actionDurationMs : showsMs);
    return () => clearTimeout(timer);
  }, [isHeld, staysOpen, message.id, onDismiss, showsMs, hasAction]);
  return (
    // Reading it holds its time; there is nothing here to operate but the button inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      part="toast"
      className={`${card} ${message.isError ? wrong : calm}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
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
