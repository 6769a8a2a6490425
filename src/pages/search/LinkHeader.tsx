import { sortOfView, viewOfSort, viewsOffered, withSort } from '../../domain/search/sort';
import { useLinkElement } from '../../state/link-element';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { BackLink } from '../../widgets/back-link/BackLink';
import { LayoutSwitch } from './LayoutSwitch';
import type { SearchScreen } from './use-search-screen';

interface LinkHeaderProps {
  elementId: string;
  /** Stands for the name where the element is not known. */
  title: string;
  screen: SearchScreen;
}

/** The head of a screen that a link of a custom list opened: back, the element's name and description (R-LINKHEADER-001..004). */
export function LinkHeader({ elementId, title, screen }: LinkHeaderProps) {
  const element = useLinkElement(elementId);
  const { choices, choose, place, sort } = screen;
  const views = viewsOffered(place.settings);
  return (
    <div className={tw('grow min-w-0')}>
      <div className={tw('flex items-start gap-2')}>
        <BackLink />
        <Heading className={tw('text-28 font-semibold break-anywhere')} dir="auto">
          {element?.name ?? title}
        </Heading>
      </div>
      {element?.description ? (
        <p className={tw('max-w-text text-muted pt-1')} dir="auto">
          {element.description}
        </p>
      ) : null}
      {/* A wide page has the icons instead. */}
      {views.length > 1 ? (
        <div className={tw('lg:hidden pt-3 max-w-dialog')}>
          <LayoutSwitch
            views={views}
            view={viewOfSort(sort)}
            onView={(view) => choose(withSort(choices, sort, sortOfView(view, place)))}
          />
        </div>
      ) : null}
    </div>
  );
}
