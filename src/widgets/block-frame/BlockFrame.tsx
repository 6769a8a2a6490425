import type { CSSProperties, ReactNode } from 'react';
import type { HomeBlock } from '../../domain/content/home-block';
import { addressTarget } from '../../domain/activity/click-target';
import type { Route } from '../../domain/routes';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { readableColours } from '../../ui/style/readable-colours';
import { tw } from '../../ui/style/tw';
import { RouteLink, TargetLink } from '../link/Link';
import { Heading } from '../heading/Heading';

interface BlockFrameProps {
  block: HomeBlock;
  showsDescription?: boolean;
  /** Where See all leads; left out where there is nothing more to see. */
  seeAll?: Route | undefined;
  /** What the visitor may do with the block; stands before See all. */
  action?: ReactNode;
  children: ReactNode;
}

const band = tw('px-4 py-6 md:px-6 rounded-card');

/** A block with its name, description, See all and view-more links, in the colours that the editor chose (R-HOME-010..019). */
export function BlockFrame({
  block,
  showsDescription = block.showDescription,
  seeAll,
  action,
  children,
}: BlockFrameProps) {
  const name = block.showListName ? block.listName : undefined;
  return (
    <section
      aria-label={name ? undefined : block.listName}
      aria-labelledby={name ? headingId(block) : undefined}
      data-content-type={block.contentType}
      data-item-layout={block.itemLayout}
      className={block.backgroundColour ? band : undefined}
      style={coloursOf(block)}
    >
      <Head block={block} seeAll={seeAll} action={action} />
      {showsDescription && block.description ? (
        <p className={tw('max-w-text pb-3')}>{block.description}</p>
      ) : null}
      {children}
      <MoreLinks block={block} />
    </section>
  );
}

function Head({ block, seeAll, action }: Pick<BlockFrameProps, 'block' | 'seeAll' | 'action'>) {
  const { t } = useText();
  const { settings } = useHost();
  const name = block.showListName ? block.listName : undefined;
  if (!name && !seeAll && !action) return null;
  return (
    <header className={tw('flex items-baseline justify-between gap-4 pb-3')}>
      {name ? (
        <Heading
          below={settings.blocks ? 0 : 1}
          id={headingId(block)}
          className={tw('text-22 font-semibold')}
        >
          {name}
        </Heading>
      ) : (
        <span />
      )}
      <div className={seeAll ? ends : `${ends} ${hanging}`}>
        {action}
        {seeAll ? (
          <RouteLink
            to={seeAll}
            className={more}
            aria-label={t('SEE_ALL_OF', { name: block.listName ?? '' })}
          >
            {t('SEE_ALL')}
          </RouteLink>
        ) : null}
      </div>
    </header>
  );
}

function MoreLinks({ block }: { block: HomeBlock }) {
  if (block.viewMoreLinks.length === 0) return null;
  return (
    <ul className={tw('flex flex-wrap gap-4 pt-4')}>
      {block.viewMoreLinks.map(({ name, link, openInNewWindow }) => (
        <li key={link}>
          <TargetLink target={addressTarget(link, openInNewWindow)} className={more}>
            {name}
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}

const ends = tw('flex flex-wrap items-baseline gap-x-4 shrink-0');
/** The words of a quiet button end where the cards do. */
const hanging = tw('-me-4');

const more = tw('inline-flex items-center min-h-touch font-semibold text-primary underline');

const headingId = (block: HomeBlock): string => `block-${block.id}`;

/** The configured colours where the browser knows them; the text colour gives way when it could not be read (look of blocks). */
function coloursOf({ backgroundColour, textColour }: HomeBlock): CSSProperties | undefined {
  if (!backgroundColour && !textColour) return undefined;
  return readableColours(backgroundColour, textColour);
}
