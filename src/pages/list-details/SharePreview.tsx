import { sharePreviewItems } from '../../domain/dimensions';
import type { ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import type { ListRow } from '../../state/lists/list-rows';
import { tw } from '../../ui/style/tw';
import { ListHead } from '../../widgets/list-parts/ListHead';
import { RowPicture } from '../../widgets/list-rows/RowPicture';

/**
 * What the receiver of a shared list will see: the head of the list, and its first items as small images.
 * @see R-OTHER-058 R-CONST-027
 */
export function SharePreview({ list, rows }: { list: ListInfo; rows: readonly ListRow[] }) {
  const { t } = useText();
  return (
    <figure className={tw('flex flex-col gap-1')}>
      <figcaption className={tw('font-semibold text-14')}>{t('SHARE_PREVIEW')}</figcaption>
      <div className={tw('flex flex-col gap-3 p-4 rounded-card border border-border bg-surface')}>
        <ListHead
          list={list}
          rows={rows}
          isOwn={false}
          title={<p className={tw('text-18 font-semibold break-anywhere')}>{list.name}</p>}
        />
        <div data-preview aria-hidden className={tw('flex flex-wrap gap-2')}>
          {rows.slice(0, sharePreviewItems).map((row) => (
            <div key={row.item.id} className={tw('w-12 aspect-square rounded-control overflow-hidden')}>
              <RowPicture row={row} size={48} />
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
