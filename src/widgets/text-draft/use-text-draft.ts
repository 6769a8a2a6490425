import { useState } from 'react';

/** Returns the draft of a field. `text` replaces the draft whenever `text` or `key` changes. */
export function useTextDraft(text: string, key = text) {
  const [typed, setTyped] = useState(text);
  const [last, setLast] = useState({ text, key });
  if (last.text !== text || last.key !== key) {
    setLast({ text, key });
    setTyped(text);
  }
  return [typed, setTyped] as const;
}
