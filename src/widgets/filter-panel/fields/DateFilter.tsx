import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { readTypedDate } from '../../../domain/dates/typed-date';
import { useText } from '../../../i18n/texts';
import { useDates } from '../../../state/catalog/dates';
import { IconButton } from '../../../ui/button/Button';
import { X } from '../../../ui/icons/status';
import { CalendarDays } from '../../../ui/icons/views';
import { tw } from '../../../ui/style/tw';
import { useTextDraft } from '../../text-draft/use-text-draft';
import { fieldBox, fieldLabel } from './field-styles';
import { lazyComponent } from '../../../ui/lazy/lazy-component';

const DateChoice = lazyComponent(async () => (await import('./DateChoice')).DateChoice);

interface DateFilterProps {
  /** The date as yyyy-MM-dd. */
  date: string | undefined;
  onDate: (date: string | undefined) => void;
}

/**
 * A filter for items from a day on. The person types the day in the local format or selects it in a calendar.
 * @see R-SEARCH-013 A-075
 */
export function DateFilter({ date, onDate }: DateFilterProps) {
  const { t } = useText();
  const { formatDate } = useDates();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const written = formatDate(date) ?? '';
  const [typed, setTyped] = useTextDraft(written);
  const read = readTypedDate(typed);
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && typed.trim() !== '' && read === undefined;
  const commit = () => {
    setWasLeft(true);
    if (typed.trim() === '' || read !== undefined) {
      if (read !== date) onDate(read);
      else setTyped(written);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  const pattern = t('FILTER_DATE_PATTERN');
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {t('FILTER_DATE')}
      </label>
      <div className={fieldBox}>
        <input
          id={id}
          value={typed}
          placeholder={pattern}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          className={tw('grow min-w-0 h-full bg-transparent outline-none')}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        {date === undefined ? null : (
          <IconButton label={t('FILTER_DATE_CLEAR')} icon={X} onClick={() => onDate(undefined)} />
        )}
        <IconButton
          ref={opener}
          label={t('FILTER_DATE_OPEN')}
          icon={CalendarDays}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onPointerEnter={() => void DateChoice.preload()}
          onFocus={() => void DateChoice.preload()}
          onClick={() => setAnchor(anchor ? undefined : (opener.current ?? undefined))}
        />
      </div>
      <p id={`${id}-problem`} role="status" className={tw('text-13 text-danger pt-1 empty:hidden')}>
        {isWrong ? t('FILTER_DATE_WRONG', { pattern }) : ''}
      </p>
      {anchor ? (
        <Suspense fallback={null}>
          <DateChoice
            date={date}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
            onDate={(chosen) => {
              setAnchor(undefined);
              onDate(chosen);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
