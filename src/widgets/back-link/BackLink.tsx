import type { MouseEvent } from 'react';
import { pageWindow } from '../../browser/page';
import type { Route } from '../../domain/routes';
import { useText } from '../../i18n/text';
import { useHost, type Host } from '../../state/host';
import { follow, hrefOf } from '../../state/navigation';
import { ArrowLeft } from '../../ui/icons/icons';
import { tw } from '../../ui/style/tw';

const shape = tw(
  'inline-flex items-center justify-center shrink-0 size-10 rounded-full hover:bg-primary-soft forced:border',
);

const home: Route = { name: 'home' };

/** Leads back to where the person came from; home where that is not known (R-MEDIA-002). */
export function BackLink() {
  const { t } = useText();
  const host = useHost();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack(host);
  };
  return (
    <a href={hrefOf(host, home)} className={shape} aria-label={t('BACK')} title={t('BACK')} onClick={press}>
      <ArrowLeft size={20} aria-hidden className={tw('rtl:rotate-180')} />
    </a>
  );
}

function goBack(host: Host): void {
  const { router } = host;
  if (router.ownsPage) return pageWindow().history.length > 1 ? router.back() : follow(host, home);
  const before = router.read();
  router.back();
  // An address in memory that did not change has nothing behind it.
  if (router.read() === before) follow(host, home);
}
