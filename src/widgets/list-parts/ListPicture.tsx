import { listColours } from '../../domain/lists/list-colour';
import { shownListColour } from '../../domain/lists/list-colour';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { DefaultPicture } from '../../ui/picture/DefaultPicture';
import { tw } from '../../ui/style/tw';

/** A list's own image: a placeholder image on the colour of the list. @see R-ENTITY-060 A-106 */
export function ListPicture({ id, colour }: { id: string; colour: string }) {
  const shown = shownListColour(colour);
  // On a list's colour, the placeholder image is white. A list without a colour uses the colour of the page.
  const imageColour =
    shown.toLowerCase() === listColours.default.toLowerCase() ? {} : { '--_primary': '#ffffff' };
  return (
    <div
      aria-hidden
      className={tw('h-full')}
      style={{ ...imageColour, backgroundColor: shown }}
      suppressHydrationWarning
    >
      <DefaultPicture seed={defaultPictureNumber(id)} className={tw('w-full h-full')} />
    </div>
  );
}
