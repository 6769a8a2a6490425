import { Suspense, useId, useState } from 'react';
import type { Media } from '../../../../domain/media/media';
import { captionTracks } from '../../../../domain/media/playback/caption-tracks';
import { useText } from '../../../../i18n/texts';
import type { CourseMedia } from '../../../../state/media/course-media';
import { lazyComponent } from '../../../../ui/lazy/lazy-component';
import { tw } from '../../../../ui/style/tw';

const FoundLines = lazyComponent(async () => (await import('./FoundLines')).FoundLines);

export interface TranscriptSearchProps {
  shown: CourseMedia;
  /** Called with a material and a second in it, when the user chooses a line. */
  onChoose: (media: Media, seconds: number) => void;
}

/** Searches the captions of all materials of a course. Absent in a course without captions. @see O-14 */
export function TranscriptSearch({ shown, onChoose }: TranscriptSearchProps) {
  const { t, culture } = useText();
  const id = useId();
  const [sought, setSought] = useState('');
  const media = shown.order
    .flatMap((materialId) => shown.materials[materialId] ?? [])
    .filter(({ textTracks }) => captionTracks(textTracks, culture).length > 0);
  if (media.length === 0) return null;
  return (
    <search className={tw('flex flex-col gap-2 pt-4')}>
      <label htmlFor={id} className={tw('font-semibold text-14')}>
        {t('MEDIA_SEARCH_TRANSCRIPTS')}
      </label>
      <input
        id={id}
        type="search"
        className={tw('w-full px-3 py-2 rounded-control border border-control bg-surface text-text')}
        onFocus={() => void FoundLines.preload()}
        onChange={({ currentTarget }) => setSought(currentTarget.value.trim())}
      />
      <Suspense fallback={null}>
        {sought.length < leastLetters ? null : (
          <FoundLines media={media} sought={sought} onChoose={onChoose} />
        )}
      </Suspense>
    </search>
  );
}

/** One letter is in almost every line. */
const leastLetters = 2;
