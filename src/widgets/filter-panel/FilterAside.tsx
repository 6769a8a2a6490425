import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';

/**
 * The filters beside the results on a wide page; 350 px wide. They stay in the window and scroll by themselves.
 * @see R-SEARCH-007 R-SEEALL-004 R-CONST-016
 */
export function FilterAside({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <aside aria-label={t('FILTERS')} className={tw('hidden lg:block shrink-0 w-panel sticky-scroll')}>
      {children}
    </aside>
  );
}
