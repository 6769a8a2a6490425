import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import type { Suggestion } from '../../domain/search/result-item';
import { useText } from '../../i18n/texts';
import { useImageSource } from '../../state/catalog/image-source';
import { Picture } from '../../ui/picture/Picture';
import { ComboPanel } from '../../ui/popover/ComboPanel';
import type { ComboPanelProps } from '../../ui/popover/combo-option';
import { tw } from '../../ui/style/tw';
import { MarkedTitle } from '../marked-title/MarkedTitle';
import type { SuggestionOption } from './suggestion-option';
import { typeIcons } from '../type-icons/type-icons';

/** The list below the search box: phrases, suggested items with image and type, and the link to all results. */
export function SuggestionPanel(props: ComboPanelProps<SuggestionOption>) {
  return <ComboPanel {...props} renderOption={(option) => <OptionContent option={option} />} />;
}

function OptionContent({ option }: { option: SuggestionOption }) {
  const { suggestion, isAllResults, text, typed = '' } = option;
  if (suggestion) return <SuggestionRow suggestion={suggestion} typed={typed} />;
  return isAllResults ? <AllResults phrase={text} /> : <Phrase text={text} />;
}

function Phrase({ text }: { text: string }) {
  return (
    <span className={tw('line-clamp-2')} title={text} dir="auto">
      {text}
    </span>
  );
}

function AllResults({ phrase }: { phrase: string }) {
  const { t } = useText();
  return (
    <span className={tw('line-clamp-2 text-primary underline')} dir="auto">
      {phrase === '' ? t('SEARCH_SEE_ALL') : t('SEARCH_SEE_ALL_FOR', { phrase })}
    </span>
  );
}

/** A suggested item: its image, or the icon of its type, and its title, in which the typed words are marked. */
function SuggestionRow({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { t } = useText();
  const TypeIcon = suggestion.type && typeIcons[suggestion.type];
  const about = [suggestion.type && t(itemTypeLabels[suggestion.type]), suggestion.description]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={tw('flex items-center gap-3')}>
      {suggestion.image ? (
        <SmallPicture id={suggestion.id} image={suggestion.image} />
      ) : (
        <span
          className={tw(
            'shrink-0 flex items-center justify-center size-10 rounded-control bg-sunken text-muted',
          )}
        >
          {TypeIcon ? <TypeIcon size={20} aria-hidden /> : null}
        </span>
      )}
      <span className={tw('min-w-0')}>
        <span className={tw('line-clamp-2')} title={suggestion.value} dir="auto">
          <MarkedTitle title={suggestion.value} phrase={typed} />
        </span>
        <span className={tw('flex items-center gap-1 text-13 text-muted')}>
          {TypeIcon && suggestion.image ? (
            <span className={tw('shrink-0')}>
              <TypeIcon size={16} aria-hidden />
            </span>
          ) : null}
          <span className={tw('line-clamp-1')} title={about} dir="auto">
            {about}
          </span>
        </span>
      </span>
    </span>
  );
}

function SmallPicture({ id, image }: { id: string; image: string }) {
  const imageSource = useImageSource();
  return (
    <span className={tw('shrink-0 size-10 rounded-control overflow-hidden')}>
      <Picture src={imageSource(image)} seed={defaultPictureNumber(id)} width={40} height={40} />
    </span>
  );
}
