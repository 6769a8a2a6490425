import { useText } from '../../../i18n/texts';
import { tw } from '../../../ui/style/tw';
import { Heading } from '../../../widgets/heading/Heading';
import type { CorrectedProps } from './alternatives-props';
import { CorrectedPhrase } from './CorrectedPhrase';
import { DropFilters } from './DropFilters';

/** Renders the alternatives below few results: another phrase, and the search without each of its filters. */
export function FewResults(props: CorrectedProps) {
  const { t } = useText();
  const { corrected, onClear } = props;
  if (!corrected && !onClear) return null;
  return (
    <section className={tw('flex flex-col items-start gap-3 pt-8')}>
      <Heading below={1} className={tw('text-18 font-semibold text-muted')}>
        {t('SEARCH_FEW_RESULTS')}
      </Heading>
      {corrected ? <CorrectedPhrase phrase={corrected} /> : null}
      {onClear ? <DropFilters {...props} /> : null}
    </section>
  );
}
