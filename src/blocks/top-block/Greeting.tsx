import { useAtomValue } from 'jotai';
import { firstName } from '../../domain/session/first-name';
import { useText } from '../../i18n/texts';
import { useBlockSlot } from '../../state/home/block-slot';
import { sessionAtom } from '../../state/portal/portal-state';
import { tw } from '../../ui/style/tw';

/** Returns the greeting of a learner by first name, for the top of home. Without a name there is none. */
export function useGreeting(): string | undefined {
  const { t } = useText();
  const { startPart } = useBlockSlot();
  const name = firstName(useAtomValue(sessionAtom).name);
  return startPart && name ? t('GREETING', { name }) : undefined;
}

/** The line above the heading of the top block. */
export const Greeting = ({ text }: { text: string | undefined }) =>
  text ? <p className={tw('text-16 lg:text-18')}>{text}</p> : null;
