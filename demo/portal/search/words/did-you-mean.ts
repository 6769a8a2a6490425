import type { Culture } from '../../catalog-format';
import { wordsOf } from './fold';
import type { SearchIndex } from '../search-index';
import type { Vocabulary } from './vocabulary';

/** Another phrase that finds something: each unknown word is replaced by the known one that looks like it. */
export function didYouMean(
  { index, vocabulary }: { index: SearchIndex; vocabulary: Vocabulary },
  phrase: string,
  culture: Culture,
): string | undefined {
  const finds = (words: string) => index.find(words, culture, false).length > 0;
  const written = wordsOf(phrase);
  const corrected = written.map((word) => (finds(word) ? word : vocabulary.nearest(word, culture)));
  const words = corrected.filter((word) => word !== undefined);
  const other = words.join(' ');
  if (words.length === 0 || other === written.join(' ')) return undefined;
  return finds(other) ? other : words.find(finds);
}
