import { typeLabel } from '../../domain/activities/item-type-labels';
import type { ItemType } from '../../domain/activities/item-types';
import type { HomeItem } from '../../domain/home/home-item';
import { useText } from '../../i18n/texts';
import type { Icon } from '../../ui/icons/create-icon';
import { tw } from '../../ui/style/tw';

export interface TypeLabelProps {
  item: HomeItem;
  className: string;
  /** Whether the block shows types. */
  hasType?: boolean;
  /** Why the card is shown. */
  reason?: string | undefined;
  /** The icons of the types, when they are loaded. */
  icons: Readonly<Record<ItemType, Icon>> | undefined;
}

/**
 * The type of an item with its icon, whose space is reserved, and why the card is shown. An item of an unknown type has
 * no type label. A line that is too long for the card wraps.
 * @see R-ENTITY-053
 */
export function TypeLabel({ item, className, icons, hasType = true, reason }: TypeLabelProps) {
  const { t } = useText();
  const label = hasType ? typeLabel(item) : undefined;
  if (!label) return reason ? <p className={`${className} ${onlyReason}`}>{reason}</p> : null;
  const Picture = item.type && icons?.[item.type];
  return (
    <p className={`${className} ${tw('flex items-center gap-1')}`}>
      {item.type ? (
        <span className={tw('shrink-0 size-4')}>{Picture ? <Picture size={16} aria-hidden /> : null}</span>
      ) : null}
      {reason ? (
        <span className={tw('min-w-0 break-anywhere')}>
          {t(label)} · <span className={tw('font-semibold')}>{reason}</span>
        </span>
      ) : (
        <span className={tw('min-w-0')}>{t(label)}</span>
      )}
    </p>
  );
}

/** Where the line is part of the text, a card without a type has no space for a reason. */
const onlyReason = tw('font-semibold break-anywhere below-md:hidden');
