export interface ComboOption {
  key: string;
  /** The text of the box once the option is chosen. */
  text: string;
}

export interface ComboGroup<Option extends ComboOption> {
  /** The heading of the group. Options that need no heading have none. */
  label?: string;
  options: readonly Option[];
}

export interface ComboPanelProps<Option extends ComboOption> {
  id: string;
  label: string;
  /** The element below which the panel opens, with the same width. */
  box: HTMLElement | null;
  groups: readonly ComboGroup<Option>[];
  /** A message that replaces the options. The box has already announced it to assistive technology. */
  hint: string | undefined;
  active: number;
  onActive: (at: number) => void;
  choose: (option: Option) => void;
}
