import { addressTarget, type ClickTarget } from '../../domain/activity/click-target';
import type { HomeBlock } from '../../domain/content/home-block';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { internalLinkTarget } from '../../domain/custom-elements/internal-link';
import { useImages } from '../../state/images';
import { ActivityCard } from '../activity-card/ActivityCard';
import type { CardShape } from '../activity-card/card-looks';

interface ElementCardProps {
  element: CustomElement;
  block: HomeBlock;
  shape: CardShape;
}

/** One element of a custom list as a card. */
export function ElementCard({ element, block, shape }: ElementCardProps) {
  const images = useImages();
  const image = images(element.imageId ?? element.wideImageId, block.imageSize);
  const wideImage = images(element.wideImageId ?? element.imageId, 'large');
  const { target, query } = targetOf(element);
  const item = {
    id: element.id,
    name: element.name,
    openInNewWindow: false,
    ...(element.description ? { description: element.description } : {}),
    ...(image ? { image } : {}),
    ...(wideImage ? { wideImage } : {}),
  };
  const display = { description: block.showElementDescription, extraInfo: false, status: false, type: false };
  const prepared = query === undefined ? {} : { query };
  return <ActivityCard item={item} target={target} {...prepared} display={display} shape={shape} />;
}

/** Where an element leads, in this window (R-ENTITY-014); one whose configuration cannot be read leads nowhere. */
function targetOf(element: CustomElement): { target: ClickTarget; query?: string } {
  if (element.type !== 'InternalPageLink') {
    return { target: element.link ? addressTarget(element.link, false) : { kind: 'none' } };
  }
  const link = internalLinkTarget({ id: element.id, ...(element.link ? { link: element.link } : {}) });
  return link
    ? { target: { kind: 'route', route: link.route }, query: link.query }
    : { target: { kind: 'none' } };
}
