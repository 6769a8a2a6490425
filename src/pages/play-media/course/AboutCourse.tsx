import type { Course, Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import { tw } from '../../../ui/style/tw';
import { Heading } from '../../../widgets/heading/Heading';
import { Description } from '../details/Description';
import { useLengthText } from '../stage/use-length-text';

/** Renders the title, length and description of the current material. */
export function AboutMaterial({ media }: { media: Media }) {
  const lengthText = useLengthText();
  return (
    <section className={tw('flex flex-col gap-2')}>
      <Heading below={1} className={tw('text-22 font-semibold')} lang={media.language}>
        {media.title}
      </Heading>
      <Description of={media} metadata={lengthText(media)} />
    </section>
  );
}

/** Renders the description of the course. */
export function AboutCourse({ course }: { course: Course }) {
  const { t } = useText();
  if (!course.description) return null;
  return (
    <section className={tw('flex flex-col gap-2')}>
      <Heading below={1} className={tw('text-18 font-semibold')}>
        {t('MEDIA_ABOUT_COURSE')}
      </Heading>
      <Description of={course} />
    </section>
  );
}
