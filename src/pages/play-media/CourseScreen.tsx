import { neighbour } from '../../domain/media/course-materials';
import type { Course } from '../../domain/media/media';
import { useText } from '../../i18n/text';
import {
  switchMaterial,
  useCourseMedia,
  useRecordedVisit,
  type CourseMedia,
  type CourseRoute,
} from '../../state/course-media';
import { useHost } from '../../state/host';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { FavouriteButton } from '../../widgets/favourite-button/FavouriteButton';
import { AboutCourse, AboutMaterial } from './AboutCourse';
import { CourseMaterials } from './CourseMaterials';
import { CourseStart } from './CourseStart';
import { MediaPlace } from './MediaPlace';
import { PlaceState } from './PlaceState';
import { PlayerPlace } from './PlayerPlace';
import { PlayLayout } from './PlayLayout';
import { Steps } from './Steps';

/** A course whose materials are played (R-MEDIA-012, R-MEDIA-013, R-COURSEMEDIA-001..008). */
export function CourseScreen({ route }: { route: CourseRoute }) {
  const { t } = useText();
  const loaded = useCourseMedia(route.courseId);
  if (loaded.state === 'ready') return <LoadedCourse route={route} shown={loaded.data} />;
  return (
    <PlayLayout title={loaded.state === 'loading' ? undefined : t('TYPE_COURSE')}>
      <PlayerPlace>
        <PlaceState played={loaded} noAccess="MEDIA_PAGE_DENIED" />
      </PlayerPlace>
    </PlayLayout>
  );
}

function LoadedCourse({ route, shown }: { route: CourseRoute; shown: CourseMedia }) {
  const { t } = useText();
  const host = useHost();
  const { course, order, materials } = shown;
  const media = materials.get(route.mediaId ?? '');
  useRecordedVisit(course.id, media);
  const step = (direction: 1 | -1) => {
    const next = materials.get(neighbour(order, route.mediaId, direction) ?? '');
    if (next)
      switchMaterial(host, {
        name: 'playMediaOnCourse',
        courseId: course.id,
        mediaId: next.id,
        mediaType: next.type,
      });
  };
  const hasMaterials = order.length > 0;
  return (
    <PlayLayout
      title={course.name}
      language={course.language}
      heart={<FavouriteButton item={keptItem(course)} />}
      side={hasMaterials ? <CourseMaterials shown={shown} playingId={route.mediaId} /> : null}
    >
      <LiveRegion message={media ? `${t('MEDIA_NOW_PLAYING')}: ${media.title}` : ''} />
      <PlayerPlace>
        {media ? (
          <MediaPlace key={media.id} media={media} from={{ context: 'course', contextId: course.id }} />
        ) : (
          <NothingPlays route={route} shown={shown} onStart={() => step(1)} />
        )}
      </PlayerPlace>
      {hasMaterials ? <Steps order={order} playingId={route.mediaId} onStep={step} /> : null}
      {media ? <AboutMaterial media={media} /> : null}
      <AboutCourse course={course} />
    </PlayLayout>
  );
}

interface NothingPlaysProps {
  route: CourseRoute;
  shown: CourseMedia;
  onStart: () => void;
}

/** No material is chosen yet, or the chosen one has left the course (R-COURSEMEDIA-008, A-121). */
function NothingPlays({ route, shown, onStart }: NothingPlaysProps) {
  if (route.mediaId !== undefined || shown.order.length === 0)
    return <PlaceState played={gone} noAccess="MEDIA_NO_ACCESS" />;
  return <CourseStart poster={shown.course.poster} seedId={shown.course.id} onStart={onStart} />;
}

const gone = { state: 'unavailable', reason: 'gone', retry: () => {} } as const;

const keptItem = ({ id, type, name }: Course) => ({ elementId: id, type, originalName: name });
