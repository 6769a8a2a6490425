import { useState } from 'react';
import { useIsFromServer } from '../../browser/server/use-is-prerender';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useBoxesInView } from '../../state/search/page-boxes';
import { IconButton } from '../../ui/button/Button';
import { Search } from '../../ui/icons/search';
import { tw } from '../../ui/style/tw';
import { SearchBox } from '../../widgets/search-box/SearchBox';

/**
 * Renders the search box of the header. While a search box of the page is in view, it is an icon that moves the focus
 * there. Its space stays reserved, so that nothing moves. It does not change while it has the focus.
 */
export function HeaderSearch({ phrase }: { phrase: string }) {
  const { t } = useText();
  const { element } = useElementContext();
  const boxes = useBoxesInView();
  const isFromServer = useIsFromServer();
  const inView = boxes?.find((box) => element.shadowRoot?.contains(box));
  const [saved, setSaved] = useState<{ box: HTMLElement | undefined }>();
  const { box } = saved ?? { box: inView };
  const { icon, field } = classesFor({ hasBox: box !== undefined, isUnknown: isFromServer && !boxes });
  return (
    <div
      role="presentation"
      className={tw('relative hidden md:block grow basis-0 min-w-48 max-w-text')}
      onFocus={() => setSaved({ box })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setSaved(undefined);
      }}
    >
      {icon ? (
        <div className={icon}>
          <IconButton
            label={t('HEADER_SEARCH')}
            icon={Search}
            onClick={() => box?.querySelector('input')?.focus()}
          />
        </div>
      ) : null}
      <div className={field}>
        <SearchBox phrase={phrase} />
      </div>
    </div>
  );
}

const atEnd = tw('absolute inset-0 items-center justify-end');

/**
 * Returns the classes of the icon, if it shows, and of the field. Over the HTML of a server, the style sheet decides
 * until a box of the page is in view: the header renders before the page.
 */
function classesFor({ hasBox, isUnknown }: { hasBox: boolean; isUnknown: boolean }) {
  if (isUnknown) return { icon: `${atEnd} ${tw('with-top-box')}`, field: tw('without-top-box') };
  return hasBox
    ? { icon: `${atEnd} ${tw('flex')}`, field: tw('invisible') }
    : { icon: undefined, field: undefined };
}
