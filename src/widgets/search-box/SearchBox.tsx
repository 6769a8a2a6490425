import { useState } from 'react';
import { addressTarget } from '../../domain/navigation/click-target';
import { itemKey, uniqueItems } from '../../domain/home/item-key';
import { routePath } from '../../domain/navigation/routes';
import { charactersMissing, showsClearButton, startsSearch } from '../../domain/search/phrase';
import type { Suggestion } from '../../domain/search/result-item';
import { useText, type Translate } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { follow, followTarget, hrefOf } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';
import { usePhrases, useSuggestions } from '../../state/search/suggestions/hooks';
import { Combobox } from '../../ui/popover/Combobox';
import type { ComboGroup } from '../../ui/popover/combo-option';
import { useTextDraft } from '../text-draft/use-text-draft';
import type { SuggestionOption } from './suggestion-option';
import { useSession } from '../../state/session/hooks';

const panel = lazyModule(async () => (await import('./SuggestionPanel')).SuggestionPanel);

interface SearchBoxProps {
  /** The initial text. A new value replaces the current text. */
  phrase?: string;
  startsFocused?: boolean;
}

/**
 * The search box of the header, the block, the search page and `lp-search`: suggestions, recent and popular phrases.
 * @see A-069 A-071 A-072
 */
export function SearchBox({ phrase = '', startsFocused = false }: SearchBoxProps) {
  const { t } = useText();
  const context = useElementContext();
  const { route } = useElementLocation();
  // On another screen, nobody is typing any more, so the box shows the phrase of that screen.
  const [text, setText] = useTextDraft(phrase, routePath(route));
  const [isIntended, setIsIntended] = useState(false);
  const { offersAllResults } = useSession();
  // A phrase from the address was not typed, so it requests no suggestions.
  const { items: suggestions, hasFailed } = useSuggestions(isIntended || text !== phrase ? text : '');
  const { recent, popular } = usePhrases(isIntended);
  const start = (wanted: string) => {
    if (!startsSearch(wanted)) return false;
    setText(wanted);
    context.element.emit('lp-search', { phrase: wanted.trim() });
    // The active filters also apply to a new phrase. @see R-OTHER-049
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
      : [
          {
            label: t('SEARCH_SUGGESTIONS'),
            options: uniqueItems(suggestions).map((one) => suggestionOption(one, text)),
          },
        ];
  const hint = hintOf(missing, hasFailed, t);
  // The hint states why a search is not possible. An option that avoids the search would hide that reason.
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
      action={hrefOf(context, { name: 'searchAll' })}
      onSubmit={() => start(text)}
      showsClear={showsClearButton(text)}
      hint={hint}
      onIntent={() => setIsIntended(true)}
      startsFocused={startsFocused}
    />
  );
}

/** Returns how many characters are missing, or that the suggestions failed to load. @see O-1 O-5 */
function hintOf(missing: number, hasFailed: boolean, t: Translate): string | undefined {
  if (missing > 0) return t('SEARCH_MISSING', { count: missing });
  return hasFailed ? t('SEARCH_SUGGESTIONS_FAILED') : undefined;
}

const phraseOption = (group: string, phrase: string): SuggestionOption => ({
  key: `${group}-${phrase}`,
  text: phrase,
});

const suggestionOption = (suggestion: Suggestion, typed: string): SuggestionOption => ({
  key: `s-${itemKey(suggestion)}`,
  text: suggestion.value,
  suggestion,
  typed,
});

/**
 * The option for all results of the typed text, or for everything when there is no text. Only some portals offer it.
 * @see A-070
 */
const allResultsOption = (text: string): SuggestionOption => ({
  key: 'all',
  text: text.trim(),
  isAllResults: true,
});
