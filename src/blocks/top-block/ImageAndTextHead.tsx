import type { HomeBlock } from '../../domain/home/home-block';
import { useHeroImage } from '../../state/catalog/images';
import { Picture } from '../../ui/picture/Picture';
import { SafeHtml } from '../../ui/safe/SafeHtml';
import { tw } from '../../ui/style/tw';
import { TopHeading, useGreeting } from './TopHeading';

/** Renders the catalog's hero image next to the block's name and description. @see R-HOME-006 A-013 */
export function ImageAndTextHead({ block }: { block: HomeBlock }) {
  const image = useHeroImage();
  const greeting = useGreeting();
  const description = block.showDescription ? block.description : undefined;
  return (
    <div className={tw('grid gap-6 md:grid-cols-2 items-center pb-4')}>
      <div className={tw('flex flex-col gap-3')}>
        <TopHeading block={block} greeting={greeting} />
        {description ? <SafeHtml html={description} className={tw('text-18 max-w-text prose')} /> : null}
      </div>
      <div className={tw('relative aspect-video rounded-card overflow-hidden')}>
        <Picture
          src={image}
          seed={heroSeed}
          width={640}
          height={360}
          isFirstSeen
          className={tw('absolute inset-0')}
        />
      </div>
    </div>
  );
}

/** The seed of the default illustration for a catalog without an image. */
const heroSeed = 1;
