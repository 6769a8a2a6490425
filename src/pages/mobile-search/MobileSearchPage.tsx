import { tw } from '../../ui/style/tw';
import { SearchBox } from '../../widgets/search-box/SearchBox';

/** A screen that is only a search box, ready to type in (R-OTHER-017, A-082). */
export function MobileSearchPage() {
  return (
    <div className={tw('max-w-text mx-auto')}>
      <SearchBox startsFocused />
    </div>
  );
}
