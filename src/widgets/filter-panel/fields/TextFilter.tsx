import { useId, useRef, type KeyboardEvent } from 'react';
import { charactersMissing, showsClearButton } from '../../../domain/search/phrase';
import { useText } from '../../../i18n/texts';
import { IconButton } from '../../../ui/button/Button';
import { X } from '../../../ui/icons/status';
import { useTextDraft } from '../../text-draft/use-text-draft';
import { fieldBox, fieldLabel } from './field-styles';
import { tw } from '../../../ui/style/tw';
import { useLeave } from './use-leave';

interface TextFilterProps {
  text: string;
  /**
   * In a dialog, each letter changes its draft. Beside the results, Enter and leaving the field apply the text.
   * @see A-054 A-069
   */
  isDraft: boolean;
  onText: (text: string) => void;
}

/**
 * The search text among the filters, with a clear button and the reason why one or two letters have no effect.
 * @see R-SEARCH-012 A-068 O-5
 */
export function TextFilter({ text, isDraft, onText }: TextFilterProps) {
  const { t } = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTextDraft(text);
  const missing = charactersMissing(typed);
  const type = (next: string) => {
    setTyped(next);
    if (isDraft) onText(next);
  };
  const clear = () => {
    setTyped('');
    onText('');
    field.current?.focus();
  };
  const apply = () => {
    if (missing === 0 && typed.trim() !== text) onText(typed.trim());
  };
  // A text that does not apply is reset, since it would seem to be part of the search.
  const leave = useLeave(() => (missing === 0 ? apply() : setTyped(text)));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
  };
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {t('FILTER_TEXT')}
      </label>
      <div role="presentation" className={fieldBox} onBlur={leave}>
        <input
          ref={field}
          id={id}
          value={typed}
          enterKeyHint="search"
          aria-describedby={missing > 0 ? `${id}-hint` : undefined}
          className={tw('grow min-w-0 h-full bg-transparent outline-none')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {showsClearButton(typed) ? (
          <IconButton label={t('FILTER_TEXT_CLEAR')} icon={X} onClick={clear} />
        ) : null}
      </div>
      <p id={`${id}-hint`} role="status" className={tw('text-13 text-muted pt-1 empty:hidden')}>
        {missing > 0 ? t('SEARCH_MISSING', { count: missing }) : ''}
      </p>
    </div>
  );
}
