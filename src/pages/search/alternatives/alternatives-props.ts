import type { FilterState } from '../../../domain/search/filters/tag-selection';
import type { SearchChoices } from '../../../domain/search/search-choices';
import type { AgendaSearch } from '../agenda/use-agenda';

export interface AlternativesProps {
  search: AgendaSearch;
  phrase: string;
  isCompact: boolean;
  state: FilterState;
  onChange: (choices: SearchChoices) => void;
  /** Present when filters are active. */
  onClear: (() => void) | undefined;
}

export interface CorrectedProps extends AlternativesProps {
  /** The phrase that the server suggests instead. */
  corrected: string | undefined;
}
