import type { ReactNode } from 'react';
import { useIsFromServer } from '../../browser/server/use-is-prerender';
import { compact } from '../../domain/compact';
import type { ClickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import type { BlockSize } from '../../domain/home/layouts';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { plainText } from '../../domain/text/plain-text';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { useImageSource } from '../../state/catalog/image-source';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';
import {
  cardFrame,
  cardVariants,
  descriptionLines,
  titleLines,
  type CardVariant,
  type CardVariantName,
  stretched,
  plainType,
} from './card-variants';
import { TargetLink } from '../link/Link';
import { Heading } from '../heading/Heading';
import { TypeLabel } from './TypeLabel';
import { CardFoot, loadedTypeIcons, TypeAndReason, TypeLabelWithIcons } from './card-details-loader';

interface CardDisplay {
  description: boolean;
  extraInfo: boolean;
  status: boolean;
  type: boolean;
  /** Shows only the image. The text is available to assistive technology. @see R-ENTITY-009 */
  onlyPicture?: boolean;
}

/** Returns which parts the cards of a block show, as its editor chose. @see R-HOME-012..015 R-ENTITY-009 */
export const displayOf = (block: HomeBlock): CardDisplay => ({
  description: block.showElementDescription,
  extraInfo: block.showElementExtraInfo,
  status: block.showElementStatus,
  type: block.showElementType,
  onlyPicture: block.showOnlyImage,
});

interface ActivityCardProps {
  item: HomeItem;
  target: ClickTarget;
  /** The filters of a predefined search, as a query string. */
  query?: string;
  display: CardDisplay;
  variant?: CardVariantName;
  size?: BlockSize;
  /** The text that names the effect of a press. @see R-ACTION-007..012 */
  action?: TextKey;
  /** The block whose reason to show the item is beside the item's type. */
  reasonOf?: HomeBlock;
  /** A label that replaces the item's type. */
  label?: ReactNode;
  /** The favourite button. It is over the image and is not part of the link. */
  favouriteButton?: ReactNode;
  /** Whether the image is visible from the start. It is then fetched at once. */
  isFirstSeen?: boolean;
  onFollow?: () => void;
}

/**
 * One item as a card. The whole card is one link, stretched from its title. The favourite button is a separate button.
 */
export function ActivityCard(props: ActivityCardProps) {
  const { item, display, variant = 'card', size = 'Medium', favouriteButton, isFirstSeen = false } = props;
  const imageSource = useImageSource();
  const styles = cardVariants[variant];
  const picture = styles.isWide ? (item.wideImage ?? item.image) : item.image;
  return (
    <article
      part="card"
      className={
        display.onlyPicture ? `${cardFrame(variant, size)} ${onlyPicture}` : cardFrame(variant, size)
      }
    >
      <div data-picture className={styles.picture[size]}>
        <Picture
          src={imageSource(picture)}
          seed={defaultPictureNumber(item.id)}
          width={styles.width}
          height={styles.height}
          isFirstSeen={isFirstSeen}
          className={tw('absolute inset-0')}
        />
      </div>
      <Words {...props} className={display.onlyPicture ? hiddenWords : styles.words} />
      {favouriteButton ? (
        <div data-favourite-button className={styles.favouriteButton}>
          {favouriteButton}
        </div>
      ) : null}
    </article>
  );
}

/** Low cards on a phone have their title beside the favourite button. */
const roomForFavouriteButton = tw('below-md:pe-10');
const onlyPicture = tw('grid-cols-1');
const hiddenWords = tw(
  'absolute inset-0 flex flex-col justify-end opacity-0 focus-within:opacity-100 focus-within:bg-raised p-3',
);

function Words(props: ActivityCardProps & { className: string }) {
  const { item, target, query, display, variant = 'card', size = 'Medium', onFollow, className } = props;
  const styles: CardVariant = cardVariants[variant];
  const lines = linesBelow(props);
  const hasDetails = lines > 0;
  return (
    <div className={className}>
      <Kind {...props} className={display.onlyPicture ? plainType : styles.type} />
      <Heading
        part="card-title"
        below={2}
        className={`${styles.title} ${titleLines(variant, size, hasDetails)} ${props.favouriteButton && variant === 'overlay' ? roomForFavouriteButton : ''}`}
        title={item.name}
        lang={item.language}
        dir="auto"
      >
        <TargetLink
          target={target}
          className={stretched}
          {...(query === undefined ? {} : { query })}
          onFollow={onFollow}
        >
          {item.name}
        </TargetLink>
      </Heading>
      <Description
        item={item}
        isShown={display.description}
        className={descriptionLines(variant, size, lines)}
      />
      <CardFoot
        item={item}
        showsDetails={hasDetails}
        showsStatus={display.status}
        className={display.onlyPicture ? cardVariants.overlay.foot : styles.foot}
        detailsClass={styles.details[size]}
        verbClass={styles.verb}
        action={target.kind === 'none' ? undefined : props.action}
      />
    </div>
  );
}

/** The label that the block chose, or else the type of the item and why the card is shown. */
function Kind(props: ActivityCardProps & { className: string }) {
  const { item, display, label, reasonOf: block, className } = props;
  const isFromServer = useIsFromServer();
  if (label !== undefined) return label;
  // Without a type, only a label over the image makes no card higher.
  if (block && (display.type || className === cardVariants.card.type))
    return <TypeAndReason item={item} block={block} hasType={display.type} className={className} />;
  if (!display.type) return null;
  return isFromServer ? (
    <TypeLabelWithIcons item={item} className={className} />
  ) : (
    <TypeLabel item={item} className={className} icons={loadedTypeIcons()} />
  );
}

/** The lines below the description: each detail, and the status. None without details. */
function linesBelow({ item, display }: ActivityCardProps): number {
  if (!display.extraInfo) return 0;
  const { details, date, extraInformation, countedInformation } = item;
  const extra = extraInformation ?? countedInformation;
  const count = Object.keys(compact({ startDate: date, extra, ...details })).length;
  return count > 0 && display.status && item.status !== undefined ? count + 1 : count;
}

interface DescriptionProps {
  item: HomeItem;
  /** Whether the block shows descriptions. An archived activity is marked as such in any case. */
  isShown: boolean;
  className: string;
}

function Description({ item, isShown, className }: DescriptionProps) {
  if (item.isArchived) return <NotAvailable />;
  if (!isShown || !item.description) return null;
  return (
    <p className={className} lang={item.language} dir="auto">
      {plainText(item.description)}
    </p>
  );
}

/** Replaces the description of an archived activity, in every layout and size. @see R-FAV-018 */
export function NotAvailable() {
  const { t } = useText();
  return <p className={tw('text-14')}>{t('ACTIVITY_NOT_AVAILABLE')}</p>;
}
