import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressTarget } from '../../domain/navigation/click-target';
import { itemKey, uniqueItems } from '../../domain/home/item-key';
import { routePath } from '../../domain/navigation/routes';
import { charactersMissing, showsClearButton, startsSearch } from '../../domain/search/phrase';
import type { Suggestion } from '../../domain/search/result-item';
import { useText, type Translate } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { lazyModule } from '../../state/lazy/lazy-module';
import { follow, followTarget } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';
import { sessionAtom } from '../../state/portal/portal-state';
import { usePhrases, useSuggestions } from '../../state/search/suggestions';
import { Combobox } from '../../ui/popover/Combobox';
import type { ComboGroup } from '../../ui/popover/combo-option';
import { useTyped } from '../typed/use-typed';
import type { SuggestionOption } from './suggestion-option';

const panel = lazyModule(async () => (await import('./SuggestionPanel')).SuggestionPanel);

interface SearchBoxProps {
  /** The text to start with; a new one replaces what stands there. */
  phrase?: string;
  startsFocused?: boolean;
}

/** The search box of header, block, search page and tag alike: suggestions, recent and popular phrases. */
export function SearchBox({ phrase = '', startsFocused = false }: SearchBoxProps) {
  const { t } = useText();
  const context = useElementContext();
  const { route } = useElementLocation();
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
    context.element.emit('lp-search', { phrase: wanted.trim() });
    // Another phrase keeps the filters that are in force (R-OTHER-049).
    follow(context, { name: 'search', phrase: wanted.trim() });
    return true;
  };
  const choose = ({ text: chosen, suggestion, isAllResults }: SuggestionOption) => {
    if (isAllResults && text.trim() === '') return follow(context, { name: 'searchAll' });
    if (suggestion?.href) return followTarget(context, addressTarget(suggestion.href, false));
    start(chosen);
  };
  const missing = charactersMissing(text);
  const groups: ComboGroup<SuggestionOption>[] =
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
  if (offersAllResults && !hint) groups.push({ options: [allResultsOption(text)] });
  return (
    <Combobox
      label={t('SEARCH_LABEL')}
      clearLabel={t('SEARCH_CLEAR')}
      text={text}
      onText={setText}
      groups={groups}
      panel={panel}
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

const phraseOption = (group: string, phrase: string): SuggestionOption => ({
  key: `${group}-${phrase}`,
  text: phrase,
});

const suggestionOption = (suggestion: Suggestion): SuggestionOption => ({
  key: `s-${itemKey(suggestion)}`,
  text: suggestion.value,
  suggestion,
});

/** All results of what was typed, and without a text everything there is, where the portal offers it. */
const allResultsOption = (text: string): SuggestionOption => ({
  key: 'all',
  text: text.trim(),
  isAllResults: true,
});
