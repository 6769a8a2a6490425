import { markedParts } from '../../domain/search/marked-words';

/** A title whose parts that match a word of the phrase are marked. */
export function MarkedTitle({ title, phrase }: { title: string; phrase: string }) {
  return markedParts(title, phrase).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
