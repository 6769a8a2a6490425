import { playbackOf } from '../../../domain/media/media-types';
import type { Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import {
  stepRoute,
  switchMaterial,
  useCourseMedia,
  useRecordedVisit,
  type CourseMedia,
  type CourseRoute,
} from '../../../state/media/course-media';
import { useElementContext } from '../../../state/portal/element-context';
import { useMayFill, type MediaContext } from '../../../state/media/frame';
import { LiveRegion } from '../../../ui/live/LiveRegion';
import { AboutCourse, AboutMaterial } from './AboutCourse';
import { CourseMaterials } from './CourseMaterials';
import { CourseStart } from './CourseStart';
import { MediaStage } from '../stage/MediaStage';
import { NothingHere, StageState, unavailableTitle } from '../stage/StageState';
import { PlayLayout } from '../PlayLayout';
import type { Section } from '../details/section';
import { Steps } from './Steps';
import { TranscriptSearch, type TranscriptSearchProps } from './transcripts/TranscriptSearch';
import { useChosenLine } from './transcripts/use-chosen-line';

/** Renders a course and plays its materials. @see R-MEDIA-012 R-MEDIA-013 R-COURSEMEDIA-001..008 */
export function CourseScreen({ route }: { route: CourseRoute }) {
  const { t } = useText();
  const { data, error, refetch } = useCourseMedia(route.courseId);
  if (data) return <LoadedCourse route={route} shown={data} />;
  const title = unavailableTitle(error, 'TYPE_COURSE');
  return (
    <PlayLayout
      title={title && t(title)}
      player={<StageState error={error} onRetry={refetch} noAccess="MEDIA_PAGE_DENIED" />}
    />
  );
}

interface LoadedCourseProps {
  route: CourseRoute;
  shown: CourseMedia;
}

function LoadedCourse({ route, shown }: LoadedCourseProps) {
  const { t } = useText();
  const context = useElementContext();
  const { course, order, materials } = shown;
  const media = materials[route.mediaId ?? ''];
  const from: MediaContext = { context: 'course', contextId: course.id };
  const mayFill = useMayFill(media, from);
  useRecordedVisit(course.id, media);
  const { playsFrom, playKey, choose } = useChosenLine(course.id, media);
  const step = (direction: 1 | -1) => {
    const next = stepRoute(shown, route.mediaId, direction);
    if (next) switchMaterial(context, next);
  };
  const player = media ? (
    <MediaStage key={playKey} media={media} from={from} playsFrom={playsFrom} />
  ) : (
    <NothingPlays route={route} shown={shown} onStart={() => step(1)} />
  );
  return (
    <>
      <LiveRegion message={media ? `${t('MEDIA_NOW_PLAYING')}: ${media.title}` : ''} />
      <PlayLayout
        title={course.name}
        language={course.language}
        item={{ elementId: course.id, type: course.type, originalName: course.name }}
        mayFill={mayFill}
        isVideo={media ? playbackOf(media.type) === 'player' : false}
        player={player}
        under={order.length > 0 ? <Steps order={order} playingId={route.mediaId} onStep={step} /> : null}
        {...sectionsOf(shown, media, choose)}
      />
    </>
  );
}

function sectionsOf(
  shown: CourseMedia,
  media: Media | undefined,
  onChoose: TranscriptSearchProps['onChoose'],
) {
  const { course, order } = shown;
  const aboutCourse: Section | undefined = course.description
    ? { key: 'course', label: 'MEDIA_TAB_COURSE', content: <AboutCourse course={course} /> }
    : undefined;
  const aboutMedia: Section | undefined = media && {
    key: 'media',
    label: 'MEDIA_TAB_MEDIA',
    content: <AboutMaterial media={media} />,
  };
  const side: Section | undefined =
    order.length > 0
      ? {
          key: 'medias',
          label: 'MEDIA_TAB_MEDIAS',
          content: (
            <>
              <CourseMaterials shown={shown} playingId={media?.id} />
              <TranscriptSearch shown={shown} onChoose={onChoose} />
            </>
          ),
        }
      : undefined;
  return {
    main: [aboutMedia, aboutCourse].filter((section) => section !== undefined),
    side,
    tabs: [aboutCourse, side, aboutMedia],
    info: aboutMedia?.content ?? aboutCourse?.content,
  };
}

interface NothingPlaysProps extends LoadedCourseProps {
  onStart: () => void;
}

/**
 * Renders the player area when no material is chosen, when the chosen one has left the course, or when there are none.
 * @see R-COURSEMEDIA-008 A-121
 */
function NothingPlays({ route, shown, onStart }: NothingPlaysProps) {
  if (shown.order.length === 0) return <NothingHere isEmpty text="MEDIA_COURSE_EMPTY" />;
  if (route.mediaId !== undefined) return <NothingHere text="MEDIA_GONE" />;
  return <CourseStart poster={shown.course.poster} seedId={shown.course.id} onStart={onStart} />;
}
