import type { Portal } from '../portal/portal';
import { viewerKey } from '../query/viewer-key';

/** The query keys of media. */
export const mediaKeys = {
  item: (portal: Portal, mediaId: string) => ['media', 'item', mediaId, ...viewerKey(portal)] as const,
  related: (portal: Portal, catalogId: string, mediaId: string) =>
    ['media', 'related', catalogId, mediaId, ...viewerKey(portal)] as const,
  secretKey: (portal: Portal, mediaId: string) => ['media', 'key', mediaId, ...viewerKey(portal)] as const,
  course: (portal: Portal, courseId: string) => ['media', 'course', courseId, ...viewerKey(portal)] as const,
};
