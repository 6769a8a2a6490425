import { useText } from '../../../i18n/texts';
import type { BellMessage } from '../../../state/notifications/bell';
import { Popover, type Anchor } from '../../../ui/popover/Popover';
import { tw } from '../../../ui/style/tw';
import { TargetLink } from '../../../widgets/link/Link';
import { menuRow } from './menu-row';

interface BellPanelProps {
  label: string;
  anchor: Anchor;
  messages: readonly BellMessage[];
  onClose: () => void;
}

/**
 * Renders the notifications since the page opened and the page's own messages, with a link to the portal's service
 * announcements.
 */
export function BellPanel({ label, anchor, messages, onClose }: BellPanelProps) {
  const { t } = useText();
  return (
    <Popover label={label} anchor={anchor} onClose={onClose}>
      <div className={tw('p-3')}>
        <h2 className={tw('px-3 pb-1 text-18 font-semibold')}>{label}</h2>
        {messages.length === 0 ? (
          <p className={tw('px-3 py-2 text-muted')}>{t('NOTIFICATIONS_NONE')}</p>
        ) : (
          <ul>
            {messages.map((message) => (
              <li key={message.id} className={tw('px-3 py-2 border-b border-border')}>
                <Message message={message} />
              </li>
            ))}
          </ul>
        )}
        <TargetLink
          target={{ kind: 'outside', area: 'serviceAnnouncements', params: {} }}
          className={`${menuRow} ${tw('text-primary')}`}
          onFollow={onClose}
        >
          {t('NOTIFICATIONS_SERVICE')}
        </TargetLink>
      </div>
    </Popover>
  );
}

function Message({ message: { words, href, atMs } }: { message: BellMessage }) {
  const { t, culture } = useText();
  const text = 'key' in words ? t(words.key, words.values) : words.text;
  const format = { dateStyle: 'short', timeStyle: 'short' } as const;
  return (
    <>
      <p dir="auto" className={tw('break-anywhere')}>
        {href === undefined ? (
          text
        ) : (
          <TargetLink
            target={{ kind: 'address', href, newWindow: false }}
            className={tw('inline-flex items-center min-h-touch text-primary underline')}
          >
            {text}
          </TargetLink>
        )}
      </p>
      {atMs === undefined ? null : (
        <p className={tw('text-13 text-muted')}>
          <time dateTime={new Date(atMs).toISOString()}>
            {new Intl.DateTimeFormat(culture, format).format(atMs)}
          </time>
        </p>
      )}
    </>
  );
}
