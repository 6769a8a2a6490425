import type { HomeBlock } from '../../domain/home/home-block';
import { firstName } from '../../domain/session/first-name';
import { useText } from '../../i18n/texts';
import { useBlockSlot } from '../../state/home/block-slot';
import { tw } from '../../ui/style/tw';
import { BlockHeading } from '../../widgets/block-frame/BlockFrame';
import { useSession } from '../../state/session/hooks';

/** Returns the greeting of a learner by first name, for the top of home. Without a name there is none. */
export function useGreeting(): string | undefined {
  const { t } = useText();
  const { startPart } = useBlockSlot();
  const name = firstName(useSession().name);
  return startPart && name ? t('GREETING', { name }) : undefined;
}

interface TopHeadingProps {
  block: HomeBlock;
  greeting: string | undefined;
}

/** The heading of a top block, with the greeting above it. */
export function TopHeading({ block, greeting }: TopHeadingProps) {
  return (
    <>
      {greeting ? <p className={tw('text-16 lg:text-18')}>{greeting}</p> : null}
      {block.showListName && block.listName ? (
        <BlockHeading block={block} className={tw('text-28 lg:text-36 font-semibold text-balance')}>
          {block.listName}
        </BlockHeading>
      ) : null}
    </>
  );
}
