import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { restoreFocus } from './restore-focus';

interface FailedProps {
  /** Replaces the general title and text. @see R-ERROR-025 A-050 */
  text?: TextKey | undefined;
  /** Shows the general title above a text that replaces the general one. */
  hasTitle?: boolean;
  onRetry?: (() => void) | undefined;
  /** Replaces the retry button. @see R-ERROR-014 */
  action?: ReactNode;
  /** One line, for a block of home. It is not announced, since a page may have many. */
  isCompact?: boolean;
}

/** Replaces content that could not be loaded: what happened, and another try. @see R-ERROR-011 R-ERROR-012 O-1 */
export function Failed({ text, hasTitle = !text, onRetry, action, isCompact = false }: FailedProps) {
  const { t } = useText();
  return (
    <StateCard
      isAlert={!isCompact}
      isCompact={isCompact}
      illustration="error"
      title={hasTitle ? t('ERROR_LIST_TITLE') : undefined}
      text={t(text ?? 'ERROR_LIST_DESC')}
      action={
        action ??
        (onRetry ? (
          <Button ref={restoreFocus} variant={isCompact ? 'secondary' : 'primary'} onClick={() => onRetry()}>
            {t(hasTitle ? 'ERROR_LIST_BUTTON' : 'RETRY')}
          </Button>
        ) : null)
      }
    />
  );
}
