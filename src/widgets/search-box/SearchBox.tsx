import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressTarget } from '../../domain/activity/click-target';
import { itemTypeLabels } from '../../domain/activity/item-type-labels';
import { itemKey, uniqueItems } from '../../domain/content/item-key';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { routePath } from '../../domain/routes';
import { charactersMissing, showsClearButton, startsSearch } from '../../domain/search/phrase';
import type { Suggestion } from '../../domain/search/result-item';
import { useText, type Translate } from '../../i18n/text';
import { useHost } from '../../state/host';
import { drawnAddress } from '../../state/images';
import { follow, followTarget } from '../../state/navigation';
import { usePlace } from '../../state/place';
import { sessionAtom } from '../../state/runtime';
import { usePhrases, useSuggestions } from '../../state/suggestions';
import { Combobox } from '../../ui/popover/Combobox';
import type { ComboGroup, ComboOption } from '../../ui/popover/combo-option';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';
import { useTyped } from '../typed/use-typed';

interface SearchBoxProps {
  /** The text to start with; a new one replaces what stands there. */
  phrase?: string;
  startsFocused?: boolean;
}

/** The search box of header, block, search page and tag alike: suggestions, recent and popular phrases. */
export function SearchBox({ phrase = '', startsFocused = false }: SearchBoxProps) {
  const { t } = useText();
  const host = useHost();
  const { route } = usePlace();
  // On another screen nobody is typing any more: the box shows the phrase in force there.
  const [text, setText] = useTyped(phrase, routePath(route));
  const [isIntended, setIsIntended] = useState(false);
  const { offersAllResults } = useAtomValue(sessionAtom);
  // What an address brings along nobody has typed.
  const { items: suggestions, hasFailed } = useSuggestions(isIntended || text !== phrase ? text : '');
  const { recent, popular } = usePhrases(isIntended);
  const start = (wanted: string) => {
    if (!startsSearch(wanted)) return false;
    setText(wanted);
    host.element.emit('lp-search', { phrase: wanted.trim() });
    // Another phrase keeps the filters that are in force (R-OTHER-049).
    follow(host, { name: 'search', phrase: wanted.trim() });
    return true;
  };
  const choose = (option: ComboOption) => {
    if (option.key === allResults && text.trim() === '') return follow(host, { name: 'searchAll' });
    const suggestion = suggestions.find((one) => suggestionKey(one) === option.key);
    if (suggestion?.href) return followTarget(host, addressTarget(suggestion.href, false));
    start(option.text);
  };
  const missing = charactersMissing(text);
  const groups: ComboGroup[] =
    text.trim() === ''
      ? [
          { label: t('SEARCH_RECENT'), options: recent.map((one) => phraseOption('r', one)) },
          {
            label: t('SEARCH_POPULAR'),
            options: popular.filter((one) => !recent.includes(one)).map((one) => phraseOption('p', one)),
          },
        ]
      : [{ label: t('SEARCH_SUGGESTIONS'), options: uniqueItems(suggestions).map(suggestionOption) }];
  const hint = hintOf(missing, hasFailed, t);
  // Where there is a reason not to search, a way round it would hide the reason.
  if (offersAllResults && !hint) groups.push({ options: [allResultsOption(text, t)] });
  return (
    <Combobox
      label={t('SEARCH_LABEL')}
      clearLabel={t('SEARCH_CLEAR')}
      text={text}
      onText={setText}
      groups={groups}
      onChoose={choose}
      onSubmit={() => start(text)}
      showsClear={showsClearButton(text)}
      hint={hint}
      onIntent={() => setIsIntended(true)}
      startsFocused={startsFocused}
    />
  );
}

/** How many characters are missing, or that there are no suggestions to wait for (O-1, O-5). */
function hintOf(missing: number, hasFailed: boolean, t: Translate): string | undefined {
  if (missing > 0) return t('SEARCH_MISSING', { count: missing });
  return hasFailed ? t('SEARCH_SUGGESTIONS_FAILED') : undefined;
}

const phraseOption = (group: string, phrase: string): ComboOption => ({
  key: `${group}-${phrase}`,
  text: phrase,
  content: (
    <span className={tw('line-clamp-2')} title={phrase} dir="auto">
      {phrase}
    </span>
  ),
});

const suggestionKey = (suggestion: Suggestion): string => `s-${itemKey(suggestion)}`;

function suggestionOption(suggestion: Suggestion): ComboOption {
  return {
    key: suggestionKey(suggestion),
    text: suggestion.value,
    content: <SuggestionRow suggestion={suggestion} />,
  };
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useText();
  const about = [suggestion.type && t(itemTypeLabels[suggestion.type]), suggestion.description]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={tw('flex items-center gap-3')}>
      <span className={tw('shrink-0 size-10 rounded-control overflow-hidden')}>
        <Picture
          src={drawnAddress(suggestion.image)}
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

const allResults = 'all';

/** All results of what was typed, and without a text everything there is, where the portal offers it. */
function allResultsOption(text: string, t: Translate): ComboOption {
  const phrase = text.trim();
  const label = phrase === '' ? t('SEARCH_SEE_ALL') : t('SEARCH_SEE_ALL_FOR', { phrase });
  return {
    key: allResults,
    text: phrase,
    content: (
      <span className={tw('line-clamp-2 text-primary underline')} dir="auto">
        {label}
      </span>
    ),
  };
}
