import { pagesParameter } from '../../../domain/navigation/pages-in-address';
import { routePath } from '../../../domain/navigation/routes';
import { useText } from '../../../i18n/texts';
import { useElementLocation } from '../../../state/navigation/element-location';
import { hrefAt } from '../../../state/navigation/navigation';
import { useElementContext } from '../../../state/portal/element-context';

/** Renders a link to the same screen with one more page, for readers without script. */
export function MoreLink({ pages }: { pages: number }) {
  const { t } = useText();
  const context = useElementContext();
  const { route, query } = useElementLocation();
  const params = new URLSearchParams(query);
  params.set(pagesParameter, String(pages + 1));
  const href = hrefAt(context, route, { path: routePath(route), query: params.toString() });
  return (
    <p className="prose">
      <a href={href}>{t('SHOW_MORE')}</a>
    </p>
  );
}
