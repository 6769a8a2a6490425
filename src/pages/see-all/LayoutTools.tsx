import { tw } from '../../ui/style/tw';
import { LayoutIcons, type LayoutProps } from '../../widgets/result-parts/LayoutIcons';

/** List or calendar as icons on a wide page; a narrow one has the switch in its head (R-SEEALL-003, A-058). */
export function LayoutTools({ views, view, onView }: LayoutProps) {
  if (views.length < 2) return null;
  return (
    <div className={tw('hidden lg:block')}>
      <LayoutIcons views={views} view={view} onView={onView} />
    </div>
  );
}
