import type { ReactNode } from 'react';
import type { TextKey } from '../../../domain/text-key';
import { useText } from '../../../i18n/texts';
import { unavailableReason } from '../../../state/query/query-result';
import { buttonClass } from '../../../ui/button/Button';
import { pulse, Skeleton } from '../../../ui/skeleton/Skeleton';
import { StateCard } from '../../../ui/state-card/StateCard';
import { tw } from '../../../ui/style/tw';
import { RouteLink } from '../../../widgets/link/Link';
import { Failed } from '../../../widgets/failed/Failed';

/** The reason why nothing plays when a retry would not help. */
interface NothingHereProps {
  text: TextKey;
  /** True when there is nothing to play yet, which is not a failure. */
  isEmpty?: boolean;
}

/** Reports why nothing plays, and links to home. @see R-ERROR-026..028 */
export function NothingHere({ text, isEmpty = false }: NothingHereProps) {
  const { t } = useText();
  return (
    <Centred>
      <StateCard
        isAlert
        illustration={isEmpty ? 'empty' : 'error'}
        text={t(text)}
        action={
          <RouteLink to={{ name: 'home' }} className={buttonClass('secondary')}>
            {t('GO_TO_HOME_PAGE')}
          </RouteLink>
        }
      />
    </Centred>
  );
}

interface StageStateProps {
  /** Why nothing plays. Without an error, the data is loading. */
  error: Error | null;
  onRetry: () => void;
  /** The text for a user without access. A media page and a course page have different texts. */
  noAccess: TextKey;
}

/**
 * Renders the player area while data loads, or the reason why nothing plays, with a retry or a link to home.
 * @see R-ERROR-026..028 A-121 O-1
 */
export function StageState({ error, onRetry, noAccess }: StageStateProps) {
  if (!error) return <StageLoading />;
  const reason = unavailableReason(error);
  if (reason === 'failed') {
    return (
      <Centred>
        <Failed onRetry={onRetry} />
      </Centred>
    );
  }
  return <NothingHere text={reason === 'gone' ? 'MEDIA_GONE' : noAccess} />;
}

/**
 * Returns the title of a screen whose media item or course cannot show; undefined while it loads. When access is
 * denied, the title says so.
 * @see O-30
 */
export function unavailableTitle(error: Error | null, kind: TextKey): TextKey | undefined {
  if (!error) return undefined;
  return unavailableReason(error) === 'noAccess' ? 'ACCESS_DENIED' : kind;
}

/** Renders the player area while its content loads. @see R-COURSEMEDIA-007 */
export function StageLoading() {
  const { t } = useText();
  return (
    <div aria-busy className={`${pulse} ${tw('h-full')}`}>
      <Skeleton className={tw('h-full')} />
      <p role="status" className={tw('visually-hidden')}>
        {t('LOADING')}
      </p>
    </div>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className={tw('h-full flex items-center justify-center overflow-auto')}>{children}</div>;
}
