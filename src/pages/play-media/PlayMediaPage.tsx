import { Suspense } from 'react';
import type { Route } from '../../domain/navigation/routes';
import { MediaScreen } from './MediaScreen';
import { StageLoading } from './stage/StageState';
import { PlayLayout } from './PlayLayout';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const CourseScreen = lazyComponent(async () => (await import('./course/CourseScreen')).CourseScreen);

type PlayRoute = Extract<Route, { name: 'playMedia' | 'playMediaOnCourse' }>;

/** Renders a media item, alone or as part of a course. @see R-MEDIA-001 R-OTHER-030 R-OTHER-032 */
export function PlayMediaPage({ route }: { route: PlayRoute }) {
  if (route.name === 'playMedia') return <MediaScreen route={route} />;
  return (
    <Suspense fallback={<PlayLayout player={<StageLoading />} />}>
      <CourseScreen route={route} />
    </Suspense>
  );
}
