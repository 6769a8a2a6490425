import { kindOf } from '../../catalog/offer-kinds';
import { textIn } from '../../catalog/text';
import { eventKinds, latestEvents, materialProgress, recordEvent } from '../../store/events';
import { type Call, personOf, refuse } from '../operation';

const coursePage = /\/play-media-on-course\/([^/?#]+)(?:\/([^/?#]+))?/;

/** The person's latest events (R-API-045, R-ENTITY-039). */
export function continueEvents(call: Call) {
  return latestEvents(call.data.store, personOf(call).id).map((event) => ({
    id: String(event.number),
    eventType: event.kind,
    dataJson: event.data,
    uri: event.uri,
    timestamp: event.created,
  }));
}

/** What the person played last (R-API-048, R-ENTITY-022). */
export function lastPlayedMedia(call: Call) {
  const { catalog, store } = call.data;
  for (const event of latestEvents(store, personOf(call).id)) {
    const ids = JSON.parse(event.data) as { MediaId?: string };
    const media = ids.MediaId === undefined ? undefined : catalog.offers.get(ids.MediaId);
    if (media === undefined) continue;
    return {
      name: textIn(media.title, call.culture),
      navigateUrl: event.uri,
      ...(media.imageId === undefined ? {} : { image: media.imageId }),
      ...(media.media?.length === undefined ? {} : { extraInformation: media.media.length }),
    };
  }
  return {};
}

/** Records that media was opened on a course; the ids are in the address of the page (R-API-073). */
export function recordVisit(call: Call) {
  const person = personOf(call).id;
  const uri = withoutToken(call.url.searchParams.get('url') ?? '');
  const [, courseId, mediaId] = coursePage.exec(uri) ?? [];
  const course = courseId === undefined ? undefined : call.data.catalog.offers.get(courseId);
  if (course === undefined) return refuse(400, 'url must be the address of media on a course', 'url');
  const first = course.materials?.ungrouped[0] ?? course.materials?.groups[0]?.ids[0];
  const media = call.data.catalog.offers.get(mediaId ?? first ?? '');
  const isMedia = media !== undefined && kindOf(media.type).isMedia === true;
  const data = {
    CourseId: course.id,
    ...(isMedia ? { MediaId: media.id } : {}),
    ...materialProgress(course, media?.id),
  };
  const at = call.data.clock().toISOString();
  recordEvent(call.data.store, person, { kind: eventKinds.mediaOnCourse, data, uri, at });
  return {};
}

/** A stored address never contains a token (O-10). */
function withoutToken(address: string): string {
  return address.replace(/([?&])access_token=[^&#]*&?/g, '$1');
}
