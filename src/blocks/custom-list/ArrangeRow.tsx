import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useText } from '../../i18n/texts';
import { useImages } from '../../state/catalog/images';
import { IconButton } from '../../ui/button/Button';
import { Eye, EyeOff } from '../../ui/icons/arranging';
import { Picture } from '../../ui/picture/Picture';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';
import { DragHandle } from '../../widgets/reorder/DragHandle';
import { MoveButtons } from '../../widgets/reorder/MoveButtons';

interface ArrangeRowProps {
  element: CustomElement;
  /** The index among the shown elements. Undefined for a hidden element, which cannot move. */
  index?: number;
  lastIndex: number;
  parts?: DragParts;
  onMove: (to: number, control: string) => void;
  onHidden: (isHidden: boolean) => void;
}

/**
 * Renders an element in the dialog: its small image and name, the controls that move it, and the switch that hides it.
 * @see A-022
 */
export function ArrangeRow({ element, index, lastIndex, parts, onMove, onHidden }: ArrangeRowProps) {
  const { t } = useText();
  const images = useImages();
  const isHidden = index === undefined;
  const rowStyle = isHidden ? faded : plain;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle is the control
    <li
      ref={parts?.row.ref}
      style={parts?.row.style}
      className={parts?.isDragging ? lifted : lying}
      onMouseDown={(event) => {
        if (!isTool(event.target)) parts?.row.onMouseDown?.(event);
      }}
    >
      <div className={tw('flex items-center gap-2 min-w-0 grow')}>
        {index === undefined ? (
          <span className={tw('w-10 shrink-0')} />
        ) : (
          <DragHandle
            element={element}
            parts={parts}
            lastIndex={lastIndex}
            onMove={(to) => onMove(to, 'handle')}
          />
        )}
        <div className={rowStyle.picture}>
          <Picture
            src={images(element.imageId ?? element.wideImageId, 'small')}
            seed={defaultPictureNumber(element.id)}
            width={40}
            height={40}
          />
        </div>
        <span dir="auto" className={rowStyle.name}>
          {element.name}
        </span>
      </div>
      <div data-tools className={tw('flex shrink-0 ms-auto text-muted')}>
        {index === undefined ? null : (
          <MoveButtons element={element} index={index} lastIndex={lastIndex} onMove={onMove} />
        )}
        <IconButton
          role="switch"
          aria-checked={!isHidden}
          label={t('ARRANGE_SHOW', { name: element.name })}
          icon={isHidden ? EyeOff : Eye}
          data-control={`toggle ${element.id}`}
          onClick={() => onHidden(!isHidden)}
        />
      </div>
    </li>
  );
}

const isTool = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;

const lying = tw('relative flex phone:flex-wrap items-center py-1 border-b border-border bg-raised');
const lifted = tw(
  'relative flex phone:flex-wrap items-center py-1 border border-border bg-raised z-10 shadow-layer rounded-control',
);
const plain = {
  picture: tw('w-10 aspect-square shrink-0 rounded-control overflow-hidden'),
  name: tw('min-w-0 break-anywhere'),
};
const faded = {
  picture: tw('w-10 aspect-square shrink-0 rounded-control overflow-hidden opacity-60'),
  name: tw('min-w-0 break-anywhere text-muted'),
};
