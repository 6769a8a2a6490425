import type { KeyboardEvent, ReactNode } from 'react';
import type { Icon } from '../../ui/icons/create-icon';
import { Popover, type Anchor } from '../../ui/popover/Popover';
import { tw } from '../../ui/style/tw';

interface MenuProps {
  label: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
}

/** A menu. The arrow keys, Home and End move between its items. @see A-108 */
export function Menu({ label, anchor, onClose, children }: MenuProps) {
  return (
    <Popover role="menu" label={label} anchor={anchor} focusOn="[role=menuitem]" onClose={onClose}>
      <div role="none" className={tw('flex flex-col p-1')} onKeyDown={moveFocus}>
        {children}
      </div>
    </Popover>
  );
}

const item = tw(
  'flex items-center gap-3 w-full min-h-bar px-3 py-2 rounded-control text-start hover:bg-primary-soft',
);
const plain = tw('text-text');
const danger = tw('text-danger');

interface ItemProps {
  icon: Icon;
  text: string;
}

interface MenuButtonProps extends ItemProps {
  /** Whether it removes something. */
  isDanger?: boolean;
  onPress: () => void;
}

/** An item that does something on this page. */
export function MenuButton({ icon, text, isDanger = false, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      role="menuitem"
      className={`${item} ${isDanger ? danger : plain}`}
      onClick={onPress}
    >
      <ItemText icon={icon} text={text} />
    </button>
  );
}

interface MenuLinkProps extends ItemProps {
  href: string;
  opensNewTab?: boolean;
  onFollow: () => void;
}

/** An item that opens another site or application. */
export function MenuLink({ icon, text, href, opensNewTab = false, onFollow }: MenuLinkProps) {
  return (
    <a
      role="menuitem"
      className={`${item} ${plain}`}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={onFollow}
    >
      <ItemText icon={icon} text={text} />
    </a>
  );
}

function ItemText({ icon: Picture, text }: ItemProps) {
  return (
    <>
      <span aria-hidden className={tw('shrink-0')}>
        <Picture size={20} />
      </span>
      <span className={tw('min-w-0 break-anywhere')}>{text}</span>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const now = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next === items.length ? 0 : next)?.focus();
}
