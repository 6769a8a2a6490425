import type { Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { eventKinds, materialProgress, recordEvent } from './events';
import type { Store } from './store';

/** The length of the portal's film. */
const videoSeconds = 40;

/** Lets a person have visited a group room, a course material and a catalog media, as far as the catalog has them. */
export function seedEvents(store: Store, catalog: LoadedCatalog, person: Person): void {
  if (person.loginType !== 'user') return;
  const at = catalog.day;
  const visit = person.participations.find((participation) => participation.classId !== undefined);
  if (visit?.classId !== undefined) {
    const data = { GroupRoomId: visit.classId, CourseId: visit.offerId };
    const uri = `/?rumg=${visit.classId}`;
    recordEvent(store, person.id, { kind: eventKinds.groupRoomVisit, data, uri, at });
  }
  const course = catalog.source.offers.find(
    ({ id, isArchived, materials }) => !isArchived && hasMaterials(materials) && id !== visit?.offerId,
  );
  const material = course?.materials?.ungrouped[0];
  const materialType = material === undefined ? undefined : catalog.offers.get(material)?.type;
  if (course !== undefined && material !== undefined && materialType !== undefined) {
    const data = { CourseId: course.id, MediaId: material, ...materialProgress(course, material) };
    const uri = `/catalog/play-media-on-course/${course.id}/${material}/${materialType}`;
    recordEvent(store, person.id, { kind: eventKinds.mediaOnCourse, data, uri, at });
  }
  const video = catalog.source.offers.find((offer) => offer.type === 'video' && !offer.isArchived);
  if (video === undefined) return;
  const catalogId = catalog.source.catalogs[0]?.id ?? '';
  const data = { CatalogId: catalogId, MediaId: video.id, position: 15, duration: videoSeconds };
  const uri = `/catalog/play-media/${video.id}/video?id=${catalogId}`;
  recordEvent(store, person.id, { kind: eventKinds.mediaOnCatalog, data, uri, at });
}

function hasMaterials(materials: { ungrouped: string[] } | undefined): boolean {
  return materials !== undefined && materials.ungrouped.length > 0;
}
