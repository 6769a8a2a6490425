import type { MouseEvent } from 'react';
import type { Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import { materialRoute, switchMaterial, type CourseMedia } from '../../../state/media/course-media';
import { useElementContext } from '../../../state/portal/element-context';
import { hrefOf } from '../../../state/navigation/navigation';
import { tw } from '../../../ui/style/tw';
import { Fold } from '../details/Fold';
import { MediaRow, rowClass } from '../details/MediaRow';

interface CourseMaterialsProps {
  shown: CourseMedia;
  playingId: string | undefined;
}

/** Renders the materials of the course: first those without a group, then group by group. @see R-MEDIA-012 */
export function CourseMaterials({ shown, playingId }: CourseMaterialsProps) {
  const { t } = useText();
  const { course, materials } = shown;
  const list = (ids: readonly string[]) => (
    <ul className={tw('flex flex-col gap-1')}>
      {ids
        .flatMap((id) => materials[id] ?? [])
        .map((media) => (
          <li key={media.id}>
            <MaterialLink courseId={course.id} media={media} isPlaying={media.id === playingId} />
          </li>
        ))}
    </ul>
  );
  return (
    <nav aria-label={t('MEDIA_MATERIALS')} className={tw('flex flex-col gap-2')}>
      <Fold title={t('MEDIA_MATERIALS')} below={1}>
        {list(course.outline.ungrouped)}
        {course.outline.groups
          .filter(({ materialIds }) => materialIds.some((id) => materials[id]))
          .map(({ name, materialIds }, index) => (
            <Fold key={`${index}-${name}`} title={name} below={2}>
              {list(materialIds)}
            </Fold>
          ))}
      </Fold>
    </nav>
  );
}

interface MaterialLinkProps {
  courseId: string;
  media: Media;
  isPlaying: boolean;
}

/**
 * Renders a link to a material. A press switches the material and replaces the history entry. The href is for new tabs.
 * @see R-COURSEMEDIA-005 R-COURSEMEDIA-006
 */
function MaterialLink({ courseId, media, isPlaying }: MaterialLinkProps) {
  const context = useElementContext();
  const to = materialRoute(courseId, media);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    switchMaterial(context, to);
  };
  return (
    <a
      href={hrefOf(context, to)}
      aria-current={isPlaying ? 'true' : undefined}
      className={rowClass(isPlaying)}
      onClick={press}
    >
      <MediaRow media={media} isPlaying={isPlaying} />
    </a>
  );
}
