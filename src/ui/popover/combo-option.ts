export interface ComboOption {
  key: string;
  /** What stands in the box when it is chosen. */
  text: string;
}

export interface ComboGroup<Option extends ComboOption> {
  /** Its heading; options that stand for themselves have none. */
  label?: string;
  options: readonly Option[];
}

export interface ComboPanelProps<Option extends ComboOption> {
  id: string;
  label: string;
  /** What the list hangs under, and is as wide as. */
  box: HTMLElement | null;
  groups: readonly ComboGroup<Option>[];
  /** What there is to say in place of options; the box has told it to who does not see it. */
  hint: string | undefined;
  active: number;
  onActive: (at: number) => void;
  choose: (option: Option) => void;
}
