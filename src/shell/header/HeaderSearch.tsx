import { useState } from 'react';
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
  const inView = useBoxesInView().find((box) => element.shadowRoot?.contains(box));
  const [saved, setSaved] = useState<{ box: HTMLElement | undefined }>();
  const { box } = saved ?? { box: inView };
  return (
    <div
      role="presentation"
      className={tw('relative hidden md:block grow basis-0 min-w-48 max-w-text')}
      onFocus={() => setSaved({ box })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setSaved(undefined);
      }}
    >
      {box ? (
        <div className={tw('absolute inset-0 flex items-center justify-end')}>
          <IconButton
            label={t('HEADER_SEARCH')}
            icon={Search}
            onClick={() => box.querySelector('input')?.focus()}
          />
        </div>
      ) : null}
      <div className={box ? tw('invisible') : undefined}>
        <SearchBox phrase={phrase} />
      </div>
    </div>
  );
}
