import { tw } from '../../ui/style/tw';
import { LayoutIcons, type LayoutProps } from '../../widgets/result-parts/LayoutIcons';

/**
 * Renders icons for list and calendar on a wide page. A narrow page has a switch in `ScreenHead` instead.
 * @see R-SEEALL-003 A-058
 */
export function LayoutTools({ views, view, onView }: LayoutProps) {
  if (views.length < 2) return null;
  return (
    <div className={tw('hidden lg:block')}>
      <LayoutIcons views={views} view={view} onView={onView} />
    </div>
  );
}
