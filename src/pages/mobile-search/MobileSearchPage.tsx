import { tw } from '../../ui/style/tw';
import { PageSearchBox } from '../../widgets/search-box/PageSearchBox';

/** Renders a screen with only a search box, which has the focus. @see R-OTHER-017 A-082 */
export function MobileSearchPage() {
  return (
    <div className={tw('max-w-text mx-auto')}>
      <PageSearchBox startsFocused />
    </div>
  );
}
