import { useState } from 'react';

/** What stands in a field while somebody types; whenever the text in force becomes another, it takes its place. */
export function useTyped(text: string) {
  const [typed, setTyped] = useState(text);
  const [last, setLast] = useState(text);
  if (last !== text) {
    setLast(text);
    setTyped(text);
  }
  return [typed, setTyped] as const;
}
