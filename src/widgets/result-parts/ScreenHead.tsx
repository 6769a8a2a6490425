import { tw } from '../../ui/style/tw';
import { BackLink } from '../back-link/BackLink';
import { Heading } from '../heading/Heading';
import type { LayoutProps } from './LayoutIcons';
import { LayoutSwitch } from './LayoutSwitch';

interface ScreenHeadProps extends LayoutProps {
  title: string;
  description?: string | undefined;
}

/**
 * The head of a screen that was opened from elsewhere: a back link, its name, its description and its layout.
 * @see R-LINKHEADER-001..004 R-SEEALL-001..003
 */
export function ScreenHead({ title, description, views, view, onView }: ScreenHeadProps) {
  return (
    <div className={tw('grow min-w-0')}>
      <div className={tw('flex items-start gap-1 -ms-2')}>
        <BackLink />
        <Heading className={tw('text-28 font-semibold break-anywhere')} dir="auto">
          {title}
        </Heading>
      </div>
      {description ? (
        <p className={tw('max-w-text text-muted pt-1')} dir="auto">
          {description}
        </p>
      ) : null}
      {/* A wide page has the icons instead. @see A-058 */}
      {views.length > 1 ? (
        <div className={tw('lg:hidden pt-3 max-w-dialog')}>
          <LayoutSwitch views={views} view={view} onView={onView} />
        </div>
      ) : null}
    </div>
  );
}
