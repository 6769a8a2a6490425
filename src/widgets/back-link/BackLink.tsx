import type { MouseEvent } from 'react';
import type { Route } from '../../domain/navigation/routes';
import { useText } from '../../i18n/texts';
import { useElementContext, type ElementContext } from '../../state/portal/element-context';
import { follow, hrefOf } from '../../state/navigation/navigation';
import { ArrowLeft } from '../../ui/icons/arrows';
import { tw } from '../../ui/style/tw';

const linkClass = tw(
  'inline-flex items-center justify-center shrink-0 size-10 rounded-full hover:bg-primary-soft forced:border',
);

const home: Route = { name: 'home' };

/**
 * A link back to the previous screen of the element, or to home when the person came from elsewhere.
 * @see R-MEDIA-002
 */
export function BackLink() {
  const { t } = useText();
  const context = useElementContext();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack(context);
  };
  return (
    <a href={hrefOf(context, home)} className={linkClass} title={t('BACK')} onClick={press}>
      <ArrowLeft size={20} aria-hidden className={tw('rtl:rotate-180')} />
    </a>
  );
}

/**
 * Goes back only over steps of this element. The browser's history may begin with another site or another page of the
 * portal.
 */
function goBack(context: ElementContext): void {
  if (context.router.canGoBack()) context.router.back();
  else follow(context, home);
}
