import type { View } from '../../domain/catalog/catalog';
import { useText } from '../../i18n/texts';
import type { Icon } from '../../ui/icons/create-icon';
import { CalendarDays, LayoutList } from '../../ui/icons/views';
import { tw } from '../../ui/style/tw';
import { viewLabels } from './view-labels';

export interface LayoutProps {
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
}

const icons: Record<View, Icon> = { List: LayoutList, Calendar: CalendarDays };
const base = tw('inline-flex items-center justify-center size-10 rounded-control border');
const on = tw('border-primary bg-primary-soft text-primary forced:highlighted');
const off = tw('border-control hover:bg-primary-soft');

/** List or calendar as two toggle icons, each with its name as a tooltip. @see R-SEARCH-004 R-SEARCH-005 */
export function LayoutIcons({ views, view, onView }: LayoutProps) {
  const { t } = useText();
  return (
    <div role="group" aria-label={t('LAYOUT')} className={tw('flex gap-1')}>
      {views.map((one) => {
        const Picture = icons[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            title={t(viewLabels[one])}
            className={`${base} ${one === view ? on : off}`}
            onClick={() => onView(one)}
          >
            <Picture size={20} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
