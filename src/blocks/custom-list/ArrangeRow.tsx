import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useText } from '../../i18n/texts';
import { useImages } from '../../state/catalog/images';
import { IconButton } from '../../ui/button/Button';
import { Eye, EyeOff } from '../../ui/icons/arranging';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';
import { DragHandle } from '../../widgets/reorder/DragHandle';
import { MoveButtons } from '../../widgets/reorder/MoveButtons';
import { ReorderRow } from '../../widgets/reorder/ReorderRow';

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
  const handle = isHidden ? undefined : (
    <DragHandle element={element} parts={parts} lastIndex={lastIndex} onMove={(to) => onMove(to, 'handle')} />
  );
  const tools = (
    <>
      {isHidden ? null : (
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
    </>
  );
  return (
    <ReorderRow
      parts={parts}
      handle={handle}
      picture={{
        src: images(element.imageId ?? element.wideImageId, 'small'),
        seed: defaultPictureNumber(element.id),
      }}
      isFaded={isHidden}
      tools={tools}
    >
      <span dir="auto" className={isHidden ? fadedName : plainName}>
        {element.name}
      </span>
    </ReorderRow>
  );
}

const plainName = tw('min-w-0 break-anywhere');
const fadedName = tw('min-w-0 break-anywhere text-muted');
