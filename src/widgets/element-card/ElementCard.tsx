import { compact } from '../../domain/compact';
import type { ElementData } from '../../api/home/element-data';
import { addressTarget, clickTarget, type ClickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { elementLabel } from '../../domain/custom-elements/element-labels';
import { internalLinkTarget } from '../../domain/navigation/internal-link';
import { lengthInWords } from '../../domain/media/media-length';
import { useText } from '../../i18n/texts';
import type { Images } from '../../state/catalog/images';
import { elementIcons } from './element-icons';
import { tw } from '../../ui/style/tw';
import { ActivityCard, displayOf } from '../activity-card/ActivityCard';
import type { CardVariantName } from '../activity-card/card-variants';

interface ElementCardProps {
  element: CustomElement;
  block: HomeBlock;
  variant: CardVariantName;
  /** The fetched data of the element. */
  data?: ElementData | undefined;
  /** Returns full addresses of images. The list provides this function, so that not every card needs its own. */
  images: Images;
  isFirstSeen?: boolean;
}

/** One element of a custom list as a card: the editor's content, combined with fetched data. @see R-ENTITY-018..022 */
export function ElementCard(props: ElementCardProps) {
  const { element, block, variant, data, isFirstSeen = false } = props;
  const item = useItem(props);
  const { target, query } = targetOf(element, data);
  return (
    <ActivityCard
      item={item}
      target={target}
      {...(query === undefined ? {} : { query })}
      display={{
        ...displayOf(block),
        description: block.showElementDescription || data?.name !== undefined,
        status: false,
        type: false,
      }}
      variant={variant}
      size={block.size}
      isFirstSeen={isFirstSeen}
      label={block.showElementType ? <Label number={element.iconNumber} /> : null}
    />
  );
}

function useItem({ element, block, data, images }: ElementCardProps): HomeItem {
  const { id, name, imageId, wideImageId } = element;
  return compact({
    id,
    name,
    openInNewWindow: false,
    description: data?.name ?? element.description,
    extraInformation: useInformation(data?.extraInformation),
    image: data?.image ?? images(imageId ?? wideImageId, block.imageSize),
    wideImage: images(wideImageId ?? imageId, 'large') ?? data?.image,
  });
}

/**
 * Replaces the placeholder of the unit in the length of the media that was played last.
 * @see R-ENTITY-022 R-ENTITY-067
 */
function useInformation(information: string | undefined): string | undefined {
  const { t } = useText();
  return information === undefined
    ? undefined
    : lengthInWords(information, {
        seconds: t('LENGTH_SECONDS'),
        minutes: t('LENGTH_MINUTES'),
        hours: t('LENGTH_HOURS'),
        pages: t('LENGTH_PAGES'),
      });
}

/** The label and icon for the element's number. A plain link has none. @see R-ENTITY-016 A-042 */
function Label({ number }: { number: number }) {
  const { t } = useText();
  const { icon, label } = elementLabel(number);
  if (!label) return null;
  const Icon = elementIcons[icon];
  return (
    <p className={tw('text-13')}>
      <span className={tw('inline-flex items-center gap-1')}>
        <Icon size={16} aria-hidden />
        {t(label)}
      </span>
    </p>
  );
}

/**
 * Returns the target of an element, always in this window. An element whose configuration is unreadable has no target.
 * @see R-ENTITY-014 A-044
 */
function targetOf(
  { id, type, link }: CustomElement,
  data: ElementData | undefined,
): { target: ClickTarget; query?: string } {
  if (type === 'InternalPageLink') {
    const inside = internalLinkTarget({ id, ...(link ? { link } : {}) });
    return inside
      ? { target: { kind: 'route', route: inside.route }, query: inside.query }
      : { target: { kind: 'none' } };
  }
  if (data?.item) return { target: clickTarget(data.item) };
  const href = data?.navigateUrl ?? link;
  return { target: href ? addressTarget(href, false) : { kind: 'none' } };
}
