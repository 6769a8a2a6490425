import { useEffect } from 'react';
import type { Api } from '../../api/http/api';
import { courseMaterials, courseWithoutSignup, recordContinueWhereYouLeft } from '../../api/media/media';
import { materialOrder, neighbour } from '../../domain/media/course-materials';
import type { Course, Media } from '../../domain/media/media';
import { withStartTime } from '../../domain/media/playback/start-time';
import { routePath, type Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { reportFailure } from '../portal/failures';
import { useElementContext, type ElementContext } from '../portal/element-context';
import { useEagerQuery } from '../query/eager-query';
import { usePortalOfViewer } from '../query/viewer-key';
import { mediaKeys } from './keys';
import { playerQuery } from './queries';
import type { QueryResult } from '../query/query-result';
import { hrefOf, queryFor } from '../navigation/navigation';
import { recordedHref } from '../navigation/recorded-href';
import { useSession } from '../session/hooks';

/** A course with its playable materials. */
export interface CourseMedia {
  course: Course;
  /** The material ids in playing order: first the ungrouped ones, then group by group. @see R-MEDIA-012 */
  order: readonly string[];
  materials: Readonly<Partial<Record<string, Media>>>;
}

/** Returns a course and its materials. @see R-MEDIA-012 R-API-070 R-API-071 */
export function useCourseMedia(courseId: string): QueryResult<CourseMedia> {
  return useEagerQuery(courseQuery(usePortalOfViewer(), courseId));
}

const courseQuery = (portal: Portal, courseId: string) =>
  playerQuery(mediaKeys.course(portal, courseId), (signal) =>
    loadCourse(currentApi(portal), courseId, signal),
  );

/** Fetches a course and its materials. Logs a warning when the course has no materials. @see R-ERROR-034 R-ERROR-035 */
export async function loadCourse(api: Api, courseId: string, signal: AbortSignal): Promise<CourseMedia> {
  const [course, found] = await Promise.all([
    courseWithoutSignup(api, courseId, signal),
    courseMaterials(api, courseId, signal),
  ]);
  const materials = Object.fromEntries(found.map((media) => [media.id, media]));
  const outlined = materialOrder(course.outline);
  if (outlined.length === 0) {
    console.warn('lp-catalog: No medias found');
    // A course without an outline still shows its materials.
    const all = found.map(({ id }) => id);
    return { course: { ...course, outline: { ungrouped: all, groups: [] } }, materials, order: all };
  }
  if (found.length === 0) console.warn('lp-catalog: No media details found');
  return { course, materials, order: outlined.filter((id) => Object.hasOwn(materials, id)) };
}

export type CourseRoute = Extract<Route, { name: 'playMediaOnCourse' }>;

/**
 * Returns the route of the material before or after the current one. Without a current material the next one is the
 * first.
 * @see R-MEDIA-013 A-112
 */
export function stepRoute(
  { course, order, materials }: CourseMedia,
  mediaId: string | undefined,
  direction: 1 | -1,
): CourseRoute | undefined {
  const next = materials[neighbour(order, mediaId, direction) ?? ''];
  return next && materialRoute(course.id, next);
}

/** Returns the route that plays a material of a course. */
export const materialRoute = (courseId: string, { id, type }: Pick<Media, 'id' | 'type'>): CourseRoute => ({
  name: 'playMediaOnCourse',
  courseId,
  mediaId: id,
  mediaType: type,
});

/**
 * Switches to another material of the course, at a second of it if one is given. Replaces the history entry, so that
 * Back leaves the course.
 * @see R-COURSEMEDIA-005 R-COURSEMEDIA-006
 */
export function switchMaterial(context: ElementContext, to: CourseRoute, seconds?: number): void {
  const query = withStartTime(queryFor(context, to), seconds);
  if (!context.element.emit('lp-navigate', { href: hrefOf(context, to, query), route: to })) return;
  context.router.replace({ path: routePath(to), query });
}

/** Records each material that becomes active on the server, for signed-in users only. @see R-COURSEMEDIA-010 A-122 */
export function useRecordedVisit(courseId: string, media: Media | undefined): void {
  const context = useElementContext();
  const isSignedIn = isUser(useSession());
  const mediaId = media?.id;
  const mediaType = media?.type;
  useEffect(() => {
    if (!isSignedIn || mediaId === undefined || mediaType === undefined) return;
    void recordVisit(context, materialRoute(courseId, { id: mediaId, type: mediaType }));
  }, [context, isSignedIn, courseId, mediaId, mediaType]);
}

/**
 * Records which material the user opened, with an address that has no token. Only logs a failure.
 * @see R-COURSEMEDIA-010 A-122 O-10
 */
export async function recordVisit(context: ElementContext, route: CourseRoute): Promise<void> {
  const url = recordedHref(context, route);
  try {
    await recordContinueWhereYouLeft(currentApi(context.portal), url);
  } catch (error) {
    reportFailure(context.portal, 'log', error);
  }
}
