import { useText } from '../../i18n/texts';
import { usePortal } from '../../state/portal/portal-context';
import { buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

/**
 * Renders the state when the portal refuses access to the catalog: the title of the Forbidden page, and a link to the
 * portal.
 * @see R-ROLE-037 A-150
 */
export function ForbiddenState({ portalUrl }: { portalUrl?: string | undefined }) {
  const { t } = useText();
  const { environment } = usePortal();
  return (
    <StateCard
      isAlert
      illustration="error"
      title={t('ACCESS_DENIED')}
      action={
        <a href={portalUrl ?? environment.origin()} className={buttonClass('primary')}>
          {t('GO_TO_HOME_PAGE')}
        </a>
      }
    />
  );
}
