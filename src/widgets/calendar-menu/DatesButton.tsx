import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { CalendarPlus } from '../../ui/icons/results';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { useLayer } from '../layer/use-layer';

const menu = lazyModule(() => import('./DatesMenu'));

/** Opens the ways of all dates of the person into their own calendar. @see O-26 */
export function DatesButton() {
  const { t } = useText();
  const { loaded, anchor, control, open, close } = useLayer(menu);
  const label = t('CALENDAR_ADD_ALL');
  return (
    <>
      <Button
        variant="secondary"
        {...control}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => (anchor ? close() : open({ element: currentTarget }))}
      >
        <CalendarPlus size={20} aria-hidden />
        {label}
      </Button>
      {loaded && anchor ? <loaded.DatesMenu label={label} anchor={anchor} onClose={close} /> : null}
    </>
  );
}
