import { typeLabel } from '../../domain/activities/item-type-labels';
import type { ItemType } from '../../domain/activities/item-types';
import type { HomeItem } from '../../domain/home/home-item';
import { useText } from '../../i18n/texts';
import type { Icon } from '../../ui/icons/create-icon';
import { tw } from '../../ui/style/tw';

export interface TypeLabelProps {
  item: HomeItem;
  className: string;
  /** The icons of the types, when they are loaded. */
  icons: Readonly<Record<ItemType, Icon>> | undefined;
}

/** The type of an item with its icon, whose space is reserved. An item of an unknown type has none. @see R-ENTITY-053 */
export function TypeLabel({ item, className, icons }: TypeLabelProps) {
  const { t } = useText();
  const label = typeLabel(item);
  if (!label) return null;
  const Picture = item.type && icons?.[item.type];
  return (
    <p className={`${className} ${tw('flex items-center gap-1')}`}>
      {item.type ? (
        <span className={tw('shrink-0 size-4')}>{Picture ? <Picture size={16} aria-hidden /> : null}</span>
      ) : null}
      <span className={tw('min-w-0')}>{t(label)}</span>
    </p>
  );
}
