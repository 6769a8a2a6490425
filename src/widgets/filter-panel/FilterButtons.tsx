import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { SlidersHorizontal } from '../../ui/icons/results';
import { tw } from '../../ui/style/tw';

export interface FilterButtonsProps {
  count: number;
  showsPanel: boolean;
  onPanel: () => void;
  onDialog: () => void;
  /** Called when the person is about to open the dialog. */
  onIntent: () => void;
}

/**
 * The toggle of the panel on a wide page, and the button that opens the dialog on a narrow page.
 * @see R-SEARCH-002 R-SEARCH-009 R-LINKHEADER-005
 */
export function FilterButtons({ count, showsPanel, onPanel, onDialog, onIntent }: FilterButtonsProps) {
  const { t } = useText();
  return (
    <>
      <div className={tw('hidden lg:block')}>
        <Button variant="secondary" aria-expanded={showsPanel} onClick={onPanel}>
          <SlidersHorizontal size={20} aria-hidden />
          {t('FILTERS')}
        </Button>
      </div>
      <div className={tw('lg:hidden')}>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onDialog}
        >
          <SlidersHorizontal size={20} aria-hidden />
          {count > 0 ? t('FILTERS_ACTIVE', { count }) : t('FILTERS')}
        </Button>
      </div>
    </>
  );
}
