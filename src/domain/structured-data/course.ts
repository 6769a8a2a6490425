import type { ItemDetails } from '../activities/item-details';
import type { ItemType } from '../activities/item-types';
import { canonicalAddress } from '../head/canonical-address';
import type { HomeItem } from '../home/home-item';
import type { Course } from '../media/media';
import type { ItemAreas } from '../navigation/click-target';
import type { ResultItem } from '../search/result-item';
import { plainText } from '../text/plain-text';
import { instanceOfDetails, instanceOfResult } from './course-instance';
import { isoDuration } from './iso-time';
import { offerOf } from './price';
import { itemAddress, publicAddress, type Site } from './public-address';
import { schemaObject } from './schema-object';
import type { CourseInstanceObject, CourseObject } from './schema-types';

/** The types that are courses in the sense of schema.org. Events, bookings, media and articles are not. */
const courseTypes: ReadonlySet<ItemType> = new Set(['course', 'eLearning', 'education']);

/** Returns a result as a course, or undefined if it is none or a required property is missing. */
export function courseOfResult(item: ResultItem, site: Site): CourseObject | undefined {
  if (!courseTypes.has(item.type)) return undefined;
  const instance = instanceOfResult(item, site.timeZone);
  return courseObject({ ...item, name: item.title, url: itemAddress(item, site), instance }, site);
}

/**
 * Returns a card as a course, or undefined if it is none or a required property is missing.
 * @param areas the areas of a block that has its own
 */
export function courseOfCard(item: HomeItem, site: Site, areas?: ItemAreas): CourseObject | undefined {
  const { type, details = {}, wideImage, image = wideImage } = item;
  if (type === undefined || !courseTypes.has(type)) return undefined;
  const instance = instanceOfDetails(details, { type, timeZone: site.timeZone });
  return courseObject({ ...item, image, url: itemAddress(item, site, areas), instance }, site);
}

/** Returns a course whose media play in the catalog, or undefined if a required property is missing. */
export function courseOfMaterials(course: Course, site: Site): CourseObject | undefined {
  const url = canonicalAddress({ name: 'playMediaOnCourse', courseId: course.id }, site);
  return courseObject({ ...course, image: course.poster, url }, site);
}

interface CourseSource {
  name: string;
  description?: string | undefined;
  image?: string | undefined;
  language?: string | undefined;
  url: string | undefined;
  details?: ItemDetails | undefined;
  instance?: CourseInstanceObject | undefined;
}

function courseObject(source: CourseSource, { baseUrl, provider }: Site): CourseObject | undefined {
  const { name, description = '', details = {}, instance } = source;
  const minutes = instance ? 0 : (details.durationMinutes ?? 0);
  return schemaObject<CourseObject>({
    '@type': 'Course',
    name: name.trim(),
    description: plainText(description),
    url: source.url,
    provider: provider ? { '@type': 'Organization', name: provider } : undefined,
    image: publicAddress(source.image, baseUrl),
    inLanguage: source.language,
    educationalLevel: details.level,
    timeRequired: isoDuration(minutes * 60),
    offers: offerOf(details.price),
    hasCourseInstance: instance,
  });
}
