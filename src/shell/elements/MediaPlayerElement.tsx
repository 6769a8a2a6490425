import { useEffect, useMemo } from 'react';
import { createMemoryRouter } from '../../browser/history/router';
import { mediaTypes, readMediaType } from '../../domain/media/media-types';
import type { Problem } from '../../domain/setup/problem';
import { routePath, type Route } from '../../domain/navigation/routes';
import { PlayMediaPage } from '../../pages/play-media/PlayMediaPage';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { addProblems } from '../../state/portal/problems';
import { prefetchMedia } from '../../state/media/queries';
import { useElementLocation } from '../../state/navigation/element-location';
import { tw } from '../../ui/style/tw';
import type { ElementProps } from '../for-elements';
import { untilRenderable } from '../first-render';
import { Frame } from '../Frame';
import { PageSkeleton } from '../states/PageSkeleton';
import { startPortal } from '../start-portal';

type PlayRoute = Extract<Route, { name: 'playMedia' | 'playMediaOnCourse' }>;

/** Runs before the first render. Starts the portal, and prefetches the media item. */
export async function beginMedia(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  const { mediaId, mediaType, courseId } = settings;
  const { route } = startOf({ mediaId, mediaType, courseId });
  return untilRenderable(
    portal,
    route?.name === 'playMedia' ? prefetchMedia(portal, route.mediaId, route.mediaType) : undefined,
  );
}

/** Renders a media item, or a course with its materials, as a separate element. @see R-EMBED-030 A-161 */
export function MediaPlayerElement({ portal, host, settings }: ElementProps) {
  const { mediaId, mediaType, courseId } = settings;
  const start = useMemo(() => startOf({ mediaId, mediaType, courseId }), [mediaId, mediaType, courseId]);
  const path = start.route && routePath(start.route);
  const router = useMemo(() => createMemoryRouter({ path: path ?? '', query: '' }), [path]);
  const { wrong } = start;
  useEffect(() => {
    if (wrong) void addProblems(portal, [wrong], host);
  }, [portal, host, wrong]);
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={plays}
      skeleton={<PageSkeleton />}
      isWrong={wrong !== undefined}
    >
      <Played />
    </Frame>
  );
}

function Played() {
  const { route } = useElementLocation();
  if (!plays(route)) return null;
  return (
    <div className={tw('p-1')}>
      <PlayMediaPage route={route} />
    </div>
  );
}

const plays = (route: Route): route is PlayRoute =>
  route.name === 'playMedia' || route.name === 'playMediaOnCourse';

type Chosen = { [Key in 'mediaId' | 'mediaType' | 'courseId']: Settings[Key] | undefined };

interface Start {
  route?: PlayRoute;
  wrong?: Problem;
}

/** Returns the route that the attributes name, or the invalid attribute and its expected value. @see O-11 */
function startOf({ mediaId, mediaType, courseId }: Chosen): Start {
  const type = mediaType === undefined ? undefined : readMediaType(mediaType);
  const hasWrongType = mediaType !== undefined && type === undefined;
  if (hasWrongType) return { wrong: wrongType(`"${mediaType}"`) };
  if (courseId) {
    const media = mediaId ? { mediaId, ...(type ? { mediaType: type } : {}) } : {};
    return { route: { name: 'playMediaOnCourse', courseId, ...media } };
  }
  if (!mediaId)
    return {
      wrong: {
        code: 'attribute',
        field: 'attribute media-id',
        expected: 'the id of a media, or course-id that of a course',
        actual: 'nothing',
      },
    };
  if (!type) return { wrong: wrongType('nothing') };
  return { route: { name: 'playMedia', mediaId, mediaType: type } };
}

const wrongType = (actual: string): Problem => ({
  code: 'attribute',
  field: 'attribute media-type',
  expected: `one of ${mediaTypes.join(', ')}`,
  actual,
  allowed: mediaTypes,
});
