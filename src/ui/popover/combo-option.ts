import type { ReactNode } from 'react';

export interface ComboOption {
  key: string;
  /** What stands in the box when it is chosen. */
  text: string;
  content: ReactNode;
}

export interface ComboGroup {
  /** Its heading; options that stand for themselves have none. */
  label?: string;
  options: readonly ComboOption[];
}
