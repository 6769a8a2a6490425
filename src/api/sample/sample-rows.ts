import type { SampleTexts } from './sample-texts';

/** The number of sample items in each block in preview. @see R-CONST-032 */
export const previewItems = 5;

/** The section codes of sample items: courses and e-learning. @see R-ENTITY-055 */
const sampleTypes = [101, 102] as const;

/** Returns as many samples as a block shows in preview. @see R-CONST-032 */
export function five<Item>(make: (number: number, type: number) => Item): Item[] {
  return Array.from({ length: previewItems }, (_, index) =>
    make(index + 1, sampleTypes[index % sampleTypes.length] ?? 101),
  );
}

export const nameOf = (texts: SampleTexts, type: number, number: number): string =>
  `${type === 102 ? texts.eLearning : texts.course} ${number}`;
