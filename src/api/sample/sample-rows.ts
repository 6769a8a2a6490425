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

/** Returns samples of activities. */
export const sampleActivities = (texts: SampleTexts) =>
  five((number, type) => ({
    elementId: `sample-${number}`,
    name: nameOf(texts, type, number),
    description: texts.description,
    type,
    status: 'USES',
  }));

/** Returns samples of posts. */
export const samplePosts = (texts: SampleTexts) =>
  five((number) => ({
    id: `sample-${number}`,
    title: `${texts.news} ${number}`,
    appetizer: texts.description,
  }));

/** Returns samples of plans, skills or learning spaces. They need no type because each list contains only one. */
export const namedSamples = (texts: SampleTexts) =>
  five((number, type) => ({ id: `sample-${number}`, name: nameOf(texts, type, number) }));
