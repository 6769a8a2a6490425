import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { addressTarget } from '../../domain/navigation/click-target';
import type { Route } from '../../domain/navigation/routes';
import { useText } from '../../i18n/texts';
import { useApi } from '../../state/portal/api';
import { useElementContext } from '../../state/portal/element-context';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { ScopedCss } from '../../ui/safe/ScopedCss';
import { readableColours } from '../../ui/style/readable-colours';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';
import { SeeAllLink, SeeAllText, seeAllClass } from '../see-all/SeeAllLink';

/**
 * The target of See all. It is known once the block has items; until then, `loading` reserves its space, so that
 * nothing moves.
 */
export type SeeAll = Route | 'loading' | undefined;

interface BlockFrameProps {
  block: HomeBlock;
  showsDescription?: boolean;
  /** The target of See all; `loading` reserves its space, and undefined means that there is nothing more to see. */
  seeAll?: SeeAll;
  /** Replaces the name and the description. */
  head?: ReactNode;
  /** The block's own action, beside See all. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * A block with its name, description, See all and view-more links, in the colours that the editor chose.
 * @see R-HOME-010..019
 */
export function BlockFrame(props: BlockFrameProps) {
  const { block, head, children } = props;
  const name = block.showListName ? block.listName : undefined;
  const hasBackground = block.backgroundColour !== undefined;
  const isPrerender = useIsPrerender();
  const colours = readableColours(
    { background: block.backgroundColour, text: block.textColour },
    isPrerender,
  );
  const section = (
    <section
      part="block"
      aria-label={name && !head ? undefined : block.listName}
      aria-labelledby={name && !head ? headingId(block) : undefined}
      data-content-type={block.kind.name}
      data-item-layout={block.itemLayout}
      className={hasBackground || block.isFullWidth ? tw('edge-to-edge') : undefined}
      style={colours}
      // A browser writes the colours of a server in another notation.
      suppressHydrationWarning
    >
      <div className={maxWidthOf(block)}>
        {head ? <OwnHead {...props} /> : <Head {...props} />}
        {children}
        <MoreLinks block={block} />
      </div>
    </section>
  );
  if (!block.customCss) return section;
  return (
    <CustomCss name={block.id} css={block.customCss}>
      {section}
    </CustomCss>
  );
}

/** The block's own head, with See all and the action below it. */
function OwnHead({ block, head, seeAll, action }: BlockFrameProps) {
  if (!seeAll && !action) return head;
  return (
    <>
      {head}
      <div className={tw('flex justify-end pb-2')}>
        <BlockEnds block={block} seeAll={seeAll} action={action} />
      </div>
    </>
  );
}

/** Applies the editor's CSS to a block. The CSS may load images from the gallery. @see O-29 */
function CustomCss(props: { name: string; css: string; children: ReactNode }) {
  const { services } = useApi();
  return <ScopedCss {...props} gallery={services.gallery} />;
}

function Head({ block, showsDescription = block.showDescription, seeAll, action }: BlockFrameProps) {
  return (
    <>
      <TitleLine block={block} seeAll={seeAll} action={action} />
      {showsDescription && block.description ? (
        <p className={tw('max-w-text pb-4')}>{block.description}</p>
      ) : null}
    </>
  );
}

interface TitleLineProps {
  block: HomeBlock;
  seeAll: SeeAll;
  action: ReactNode;
}

/**
 * Returns the classes for the content's width. A background runs from edge to edge, but its content stays within the
 * maximum width of the page, unless the block has full width.
 */
function maxWidthOf({ backgroundColour, isFullWidth }: HomeBlock): string | undefined {
  if (isFullWidth) return backgroundColour ? wideBand : wide;
  return backgroundColour ? band : undefined;
}

const wide = tw('px-4 md:px-6');
const wideBand = tw('px-4 md:px-6 py-8');
const band = tw('max-w-page mx-auto px-4 md:px-6 py-8');

function TitleLine({ block, seeAll, action }: TitleLineProps) {
  const name = block.showListName ? block.listName : undefined;
  if (!name && !seeAll && !action) return null;
  return (
    <header className={action ? `${titleLine} ${tw('flex-wrap md:flex-nowrap')}` : titleLine}>
      {name ? <BlockHeading block={block}>{name}</BlockHeading> : <span />}
      <BlockEnds block={block} seeAll={seeAll} action={action} />
    </header>
  );
}

/** See all is at the end of the line on a phone too. With an action before it, it may need a line of its own there. */
const titleLine = tw('flex items-baseline justify-between gap-x-4 pb-3');

/** The action of a block and See all, at the end of its title line. */
export function BlockEnds({ block, seeAll, action }: TitleLineProps) {
  return (
    <div className={`${ends} ${action ? (seeAll ? hangingStart : hanging) : atEnd}`}>
      {action}
      <SeeAllOf block={block} seeAll={seeAll} />
    </div>
  );
}

function SeeAllOf({ block, seeAll }: Pick<TitleLineProps, 'block' | 'seeAll'>) {
  const { t } = useText();
  if (!seeAll) return null;
  if (seeAll === 'loading')
    return (
      <span className={`${seeAllClass} ${tw('invisible')}`}>
        <SeeAllText>{t('SEE_ALL')}</SeeAllText>
      </span>
    );
  return (
    <SeeAllLink
      target={{ kind: 'route', route: seeAll }}
      aria-label={t('SEE_ALL_OF', { name: block.listName ?? '' })}
    >
      {t('SEE_ALL')}
    </SeeAllLink>
  );
}

interface BlockHeadingProps {
  block: HomeBlock;
  className?: string;
  children: ReactNode;
}

/** The heading that names a block. */
export function BlockHeading({
  block,
  className = tw('text-20 md:text-22 font-semibold'),
  children,
}: BlockHeadingProps) {
  const { settings } = useElementContext();
  return (
    <Heading part="block-title" below={settings.blocks ? 0 : 1} id={headingId(block)} className={className}>
      {children}
    </Heading>
  );
}

function MoreLinks({ block }: { block: HomeBlock }) {
  if (block.viewMoreLinks.length === 0) return null;
  return (
    <ul className={tw('flex flex-wrap gap-4 pt-4')}>
      {block.viewMoreLinks.map(({ name, link, openInNewWindow }) => (
        <li key={link}>
          <SeeAllLink target={addressTarget(link, openInNewWindow)}>{name}</SeeAllLink>
        </li>
      ))}
    </ul>
  );
}

const ends = tw('flex flex-wrap items-baseline justify-end gap-x-4 shrink-0 max-w-full');
const atEnd = tw('ms-auto');
/**
 * On a line of its own, the text of a quiet button begins at the edge of the cards, and its ring stays on the page. See
 * all ends at their other edge.
 */
const hangingStart = tw('-ms-3 below-md:grow below-md:justify-between');
/** The text of a quiet button ends at the edge of the cards. */
const hanging = tw('-ms-3 -me-4');

/** `aria-labelledby` separates ids by white space, and the id of a block can contain it. */
const headingId = (block: HomeBlock): string => `block-${block.id.replace(/\s+/g, '_')}`;
