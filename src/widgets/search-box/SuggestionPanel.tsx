import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import type { Suggestion } from '../../domain/search/result-item';
import { useText } from '../../i18n/texts';
import { useImageSource } from '../../state/catalog/image-source';
import { Picture } from '../../ui/picture/Picture';
import { ComboPanel } from '../../ui/popover/ComboPanel';
import type { ComboPanelProps } from '../../ui/popover/combo-option';
import { tw } from '../../ui/style/tw';
import type { SuggestionOption } from './suggestion-option';

/** The list below the search box: phrases, suggested items with image and type, and the link to all results. */
export function SuggestionPanel(props: ComboPanelProps<SuggestionOption>) {
  return <ComboPanel {...props} renderOption={(option) => <OptionContent option={option} />} />;
}

function OptionContent({ option }: { option: SuggestionOption }) {
  const { suggestion, isAllResults, text } = option;
  if (suggestion) return <SuggestionRow suggestion={suggestion} />;
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

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const imageSource = useImageSource();
  const { t } = useText();
  const about = [suggestion.type && t(itemTypeLabels[suggestion.type]), suggestion.description]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={tw('flex items-center gap-3')}>
      <span className={tw('shrink-0 size-10 rounded-control overflow-hidden')}>
        <Picture
          src={imageSource(suggestion.image)}
          seed={defaultPictureNumber(suggestion.id)}
          width={40}
          height={40}
        />
      </span>
      <span className={tw('min-w-0')}>
        <span className={tw('line-clamp-2')} title={suggestion.value} dir="auto">
          {suggestion.value}
        </span>
        <span className={tw('line-clamp-1 text-13 text-muted')} title={about} dir="auto">
          {about}
        </span>
      </span>
    </span>
  );
}
