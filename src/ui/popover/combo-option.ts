import type { ReactNode } from 'react';

export interface ComboOption {
  key: string;
  /** What stands in the box when it is chosen. */
  text: string;
  content: ReactNode;
}

export interface ComboGroup {
  label: string;
  options: readonly ComboOption[];
}
