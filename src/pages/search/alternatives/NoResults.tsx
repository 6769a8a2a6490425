import { Suspense, useState } from 'react';
import { isUser } from '../../../domain/session/viewer';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { Button, buttonClass } from '../../../ui/button/Button';
import { createIcon } from '../../../ui/icons/create-icon';
import { StateCard } from '../../../ui/state-card/StateCard';
import { tw } from '../../../ui/style/tw';
import { RouteLink, TargetLink } from '../../../widgets/link/Link';
import type { CorrectedProps } from './alternatives-props';
import { CorrectedPhrase } from './CorrectedPhrase';
import { DropFilters } from './DropFilters';
import { focusAround } from './focus-around';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { useSession } from '../../../state/session/hooks';

const FeedbackDialog = lazyComponent(
  async () => (await import('../../../widgets/feedback/FeedbackDialog')).FeedbackDialog,
);
const ChangeInterests = lazyComponent(
  async () => (await import('../../../widgets/interests/ChangeInterests')).ChangeInterests,
);

/**
 * Renders the state without results. Says what was searched for, and offers another phrase, fewer filters, all results,
 * or an agent that watches for new ones.
 * @see R-SEARCH-014..018 A-074 A-080
 */
export function NoResults(props: CorrectedProps) {
  const { corrected, phrase, onClear } = props;
  const { t } = useText();
  const { catalog } = useElementContext();
  const viewer = useSession();
  return (
    <StateCard
      illustration={NothingFound}
      title={phrase ? t('NO_RESULTS_ASKED', { phrase }) : undefined}
      text={[t('NO_RESULTS_TEXT'), onClear && t('NO_RESULTS_FILTERS')].filter(Boolean).join(' ')}
      action={
        <>
          {corrected ? <CorrectedPhrase phrase={corrected} /> : null}
          {onClear ? <DropFilters {...props} /> : null}
          <div className={tw('flex flex-wrap justify-center gap-3')}>
            {onClear ? (
              <Button
                variant="secondary"
                onClick={(event) => {
                  focusAround(event);
                  onClear();
                }}
              >
                {t('FILTERS_CLEAR')}
              </Button>
            ) : null}
            <RouteLink to={{ name: 'searchAll' }} query="" className={buttonClass('secondary')}>
              {t('SHOW_ALL_RESULTS')}
            </RouteLink>
            {isUser(viewer) ? (
              <Suspense fallback={null}>
                <ChangeInterests label="NO_RESULTS_INTERESTS" variant="secondary" />
              </Suspense>
            ) : null}
          </div>
          {catalog.hasAgent ? <Agent /> : null}
        </>
      }
    />
  );
}

const NothingFound = /* @__PURE__ */ createIcon('nothing-found', [
  ['circle', { cx: 10.5, cy: 10.5, r: 7.5 }],
  ['path', { d: 'm16 16 5 5M8 8l5 5M13 8l-5 5' }],
]);

/**
 * Renders the link to agents, which notify the user about new results, and the feedback button for what is missing.
 * Shows only if the catalog's layout has agents.
 * @see R-SEARCH-017 A-080
 */
function Agent() {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={tw('pt-2')}>
      {t('NO_RESULTS_AGENT')}{' '}
      <TargetLink
        target={{ kind: 'outside', area: 'agents', params: {} }}
        className={tw('inline-flex items-center min-h-touch text-primary underline')}
      >
        {t('NO_RESULTS_AGENT_LINK')}
      </TargetLink>
      <br />
      <button
        type="button"
        aria-haspopup="dialog"
        className={tw('min-h-touch text-primary underline')}
        onPointerEnter={() => void FeedbackDialog.preload()}
        onClick={() => setIsOpen(true)}
      >
        {t('FEEDBACK_GIVE')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
