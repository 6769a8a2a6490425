import { useId } from 'react';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';
import type { LayoutProps } from './LayoutIcons';
import { viewLabels } from './view-labels';

const base = tw(
  'inline-flex grow items-center justify-center gap-2 px-4 min-h-bar rounded-control border cursor-pointer focus-within:outline-focus',
);
const on = tw('border-primary bg-primary-soft text-primary font-semibold');
const off = tw('border-control');

/** List or calendar as a switch of two options, for a narrow page. @see R-SEARCH-006 A-058 */
export function LayoutSwitch({ views, view, onView }: LayoutProps) {
  const { t } = useText();
  const id = useId();
  return (
    <fieldset className={tw('pb-3 min-w-0')}>
      <legend className={tw('font-semibold text-14 pb-1')}>{t('LAYOUT')}</legend>
      <div className={tw('flex gap-2')}>
        {views.map((one) => (
          <label key={one} className={`${base} ${one === view ? on : off}`}>
            <input
              type="radio"
              name={id}
              className={tw('size-4 accent-primary')}
              checked={one === view}
              onChange={() => onView(one)}
            />
            {t(viewLabels[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
