import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Api } from '../api/api';
import { courseMaterials, courseWithoutSignup, recordContinueWhereYouLeft } from '../api/media';
import { pageAddress } from '../browser/page';
import { materialOrder } from '../domain/media/course-materials';
import type { Course, Media } from '../domain/media/media';
import { recordedAddress } from '../domain/media/recorded-address';
import { routePath, type Route } from '../domain/routes';
import { isUser } from '../domain/session/viewer';
import { currentApi } from './api';
import { tellFailure } from './failures';
import { useHost, type Host } from './host';
import { usePlayed, type Played } from './media';
import { hrefOf, queryFor } from './navigation';
import { sessionAtom } from './runtime';

/** A course with those of its materials that can be played. */
export interface CourseMedia {
  course: Course;
  /** In playing order: the ungrouped first, then group by group (R-MEDIA-012). */
  order: readonly string[];
  materials: ReadonlyMap<string, Media>;
}

/** A course and its materials (R-MEDIA-012, R-API-070, R-API-071). */
export function useCourseMedia(courseId: string): Played<CourseMedia> {
  return usePlayed(['course', courseId], (api, signal) => loadCourse(api, courseId, signal));
}

async function loadCourse(api: Api, courseId: string, signal: AbortSignal): Promise<CourseMedia> {
  const [course, found] = await Promise.all([
    courseWithoutSignup(api, courseId, signal),
    courseMaterials(api, courseId, signal),
  ]);
  const materials = new Map(found.map((media) => [media.id, media]));
  const outlined = materialOrder(course.outline);
  if (outlined.length === 0) {
    console.warn('lp-catalog: No medias found');
    // A course that says nothing about the order still shows what it has.
    const all = [...materials.keys()];
    return { course: { ...course, outline: { ungrouped: all, groups: [] } }, materials, order: all };
  }
  if (materials.size === 0) console.warn('lp-catalog: No media details found');
  return { course, materials, order: outlined.filter((id) => materials.has(id)) };
}

export type CourseRoute = Extract<Route, { name: 'playMediaOnCourse' }>;

/** Goes to another material of the course in place: back leads out of the course (R-COURSEMEDIA-005, R-COURSEMEDIA-006). */
export function switchMaterial(host: Host, to: CourseRoute): void {
  if (!host.element.emit('lp-navigate', { href: hrefOf(host, to), route: to })) return;
  host.router.replace({ path: routePath(to), query: queryFor(host, to) });
}

/** Each time a material becomes active the portal is told, for users only (R-COURSEMEDIA-010, A-122). */
export function useRecordedVisit(courseId: string, media: Media | undefined): void {
  const host = useHost();
  const isKnown = isUser(useAtomValue(sessionAtom));
  const mediaId = media?.id;
  const mediaType = media?.type;
  useEffect(() => {
    if (!isKnown || mediaId === undefined || mediaType === undefined) return;
    const route: CourseRoute = { name: 'playMediaOnCourse', courseId, mediaId, mediaType };
    // An element without an address of its own records the portal's page of the material.
    const url = recordedAddress(new URL(hrefOf(host, route), pageAddress()).href);
    recordContinueWhereYouLeft(currentApi(), url).catch((error: unknown) => tellFailure('log', error));
  }, [host, isKnown, courseId, mediaId, mediaType]);
}
