import type { Route } from '../../domain/routes';
import { CourseScreen } from './CourseScreen';
import { MediaScreen } from './MediaScreen';

type PlayRoute = Extract<Route, { name: 'playMedia' | 'playMediaOnCourse' }>;

/** A media alone or on a course (R-MEDIA-001, R-OTHER-030, R-OTHER-032). */
export function PlayMediaPage({ route }: { route: PlayRoute }) {
  return route.name === 'playMedia' ? <MediaScreen route={route} /> : <CourseScreen route={route} />;
}
