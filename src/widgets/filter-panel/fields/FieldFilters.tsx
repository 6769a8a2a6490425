import type { SearchChoices } from '../../../domain/search/search-choices';
import { DateFilter } from './DateFilter';
import { TagsFailed } from '../options/TagsFailed';
import { TextFilter } from './TextFilter';

interface FieldFiltersProps {
  choices: SearchChoices;
  hasText: boolean;
  isDraft: boolean;
  onChange: (choices: SearchChoices) => void;
  onRetry: (() => void) | undefined;
}

/** The filters that a person types: the search text and the date. @see R-SEARCH-012 R-SEARCH-013 */
export function FieldFilters({ choices, hasText, isDraft, onChange, onRetry }: FieldFiltersProps) {
  const { date, ...undated } = choices;
  return (
    <>
      {hasText ? (
        <TextFilter
          text={choices.phrase}
          isDraft={isDraft}
          onText={(phrase) => onChange({ ...choices, phrase })}
        />
      ) : null}
      <DateFilter
        date={date}
        onDate={(chosen) => onChange({ ...undated, ...(chosen && { date: chosen }) })}
      />
      {onRetry ? <TagsFailed onRetry={onRetry} /> : null}
    </>
  );
}
