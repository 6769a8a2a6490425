import type { ReactNode } from 'react';
import type { ClickTarget } from '../../domain/activity/click-target';
import { itemTypeLabels } from '../../domain/activity/item-type-labels';
import type { HomeItem } from '../../domain/content/home-item';
import { statusLabel } from '../../domain/status/status-labels';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { plainText } from '../../domain/text/plain-text';
import { useText } from '../../i18n/text';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';
import { cardLooks, type CardShape } from './card-looks';
import { TargetLink } from '../link/Link';
import { Heading } from '../heading/Heading';

interface CardDisplay {
  description: boolean;
  extraInfo: boolean;
  status: boolean;
  type: boolean;
}

interface ActivityCardProps {
  item: HomeItem;
  target: ClickTarget;
  /** The filters that a prepared search opens with. */
  query?: string;
  display: CardDisplay;
  shape?: CardShape;
  /** The heart; it stands on the picture and is no part of the link. */
  heart?: ReactNode;
  onFollow?: () => void;
}

const stretched = tw('after:absolute after:inset-0 after:rounded-card');

/** One item as a card: the whole card is one link, stretched from its title; the heart is a button of its own. */
export function ActivityCard({
  item,
  target,
  query,
  display,
  shape = 'card',
  heart,
  onFollow,
}: ActivityCardProps) {
  const look = cardLooks[shape];
  const picture = look.isWide ? (item.wideImage ?? item.image) : item.image;
  const follow = onFollow ? { onFollow } : {};
  const prepared = query === undefined ? {} : { query };
  return (
    <article className={look.frame}>
      <div className={look.picture}>
        <Picture src={picture} seed={defaultPictureNumber(item.id)} width={look.width} height={look.height} />
      </div>
      <div className={look.words}>
        <TypeLabel item={item} isShown={display.type} />
        <Heading below={2} className={look.title} title={item.name} lang={item.language} dir="auto">
          <TargetLink target={target} className={stretched} {...prepared} {...follow}>
            {item.name}
          </TargetLink>
        </Heading>
        <Description item={item} isShown={display.description} className={look.description} />
        <Foot item={item} display={display} />
      </div>
      {heart ? <div className={tw('absolute top-2 end-2 z-10')}>{heart}</div> : null}
    </article>
  );
}

interface PartProps {
  item: HomeItem;
  isShown: boolean;
}

function TypeLabel({ item, isShown }: PartProps) {
  const { t } = useText();
  if (!isShown || !item.type) return null;
  return <p className={tw('text-13 text-muted')}>{t(itemTypeLabels[item.type])}</p>;
}

function Description({ item, isShown, className }: PartProps & { className: string }) {
  if (!isShown || !item.description) return null;
  return (
    <p className={className} lang={item.language} dir="auto">
      {plainText(item.description)}
    </p>
  );
}

function Foot({ item, display }: { item: HomeItem; display: CardDisplay }) {
  const { t } = useText();
  const label = item.status === undefined ? undefined : statusLabel(item.status);
  return (
    <div className={tw('flex flex-wrap gap-2 mt-auto pt-2 text-13 text-muted empty:hidden')}>
      {display.extraInfo ? <ExtraInformation item={item} /> : null}
      {display.status && label ? <span className={badge}>{t(label)}</span> : null}
    </div>
  );
}

function ExtraInformation({ item: { extraInformation, countedInformation } }: { item: HomeItem }) {
  const { t } = useText();
  if (!countedInformation) return extraInformation ? <span>{extraInformation}</span> : null;
  const { text, ...numbers } = countedInformation;
  return <span>{t(text, numbers)}</span>;
}

const badge = tw('px-2 rounded-full bg-primary-soft text-text');
