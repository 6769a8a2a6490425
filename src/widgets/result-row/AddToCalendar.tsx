import type { ResultItem } from '../../domain/search/result-item';
import { useText } from '../../i18n/texts';
import { CalendarPlus } from '../../ui/icons/results';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../layer/use-layer';

const menu = lazyModule(() => import('../calendar-menu/ItemMenu'));

const buttonStyle = tw(
  'inline-flex items-center justify-center shrink-0 size-6 ms-1 rounded-full text-primary hover:bg-primary-soft',
);

/** Opens the ways of a dated item or its class into the person's own calendar. @see A-060 */
export function AddToCalendar({ item }: { item: ResultItem }) {
  const { t } = useText();
  const { loaded, anchor, control, open, close } = useLayer(menu);
  const label = t('ADD_TO_CALENDAR', { name: item.className ?? item.title });
  return (
    <>
      <button
        type="button"
        className={buttonStyle}
        title={label}
        {...control}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => (anchor ? close() : open({ element: currentTarget }))}
      >
        <CalendarPlus size={16} aria-hidden />
      </button>
      {loaded && anchor ? (
        <loaded.ItemMenu item={item} label={label} anchor={anchor} onClose={close} />
      ) : null}
    </>
  );
}
