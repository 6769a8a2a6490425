import type { Suggestion } from '../../domain/search/result-item';
import type { ComboOption } from '../../ui/popover/combo-option';

/** A phrase, a suggested item, or all results of the typed text. */
export interface SuggestionOption extends ComboOption {
  suggestion?: Suggestion;
  /** The typed text, which is marked in a suggestion. */
  typed?: string;
  isAllResults?: boolean;
}
