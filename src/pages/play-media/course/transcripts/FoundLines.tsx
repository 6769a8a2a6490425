import { useCallback, useState } from 'react';
import { captionTracks, type CaptionTrack } from '../../../../domain/media/playback/caption-tracks';
import type { Media } from '../../../../domain/media/media';
import { useText } from '../../../../i18n/texts';
import { LiveRegion } from '../../../../ui/live/LiveRegion';
import { tw } from '../../../../ui/style/tw';
import { CueLines } from '../../../../ui/video/captions/CueLines';
import { HiddenTrack } from '../../../../ui/video/captions/HiddenTrack';
import { includesText, type Cue, type Cues } from '../../../../ui/video/captions/use-cues';
import { Heading } from '../../../../widgets/heading/Heading';

interface FoundLinesProps {
  media: readonly Media[];
  sought: string;
  onChoose: (media: Media, seconds: number) => void;
}

/** Renders the lines that contain a text, grouped by material. The browser loads the captions of each material once. */
export function FoundLines({ media, sought, onChoose }: FoundLinesProps) {
  const { t, culture } = useText();
  const { loaded, onCues } = useLoadedCues();
  const searched = media.flatMap((one) => {
    const [track] = captionTracks(one.textTracks, culture);
    return track ? [{ media: one, track, ...foundIn(loaded[one.id], sought) }] : [];
  });
  const count = searched.reduce((sum, { cues }) => sum + cues.length, 0);
  const isLoading = searched.some(({ state }) => state === 'loading');
  const message = isLoading ? t('LOADING') : t('VIDEO_TRANSCRIPT_COUNT', { count });
  return (
    <>
      <p className={tw('text-13 text-muted')}>{message}</p>
      <LiveRegion message={message} />
      {searched.map((one) => (
        <div key={one.media.id}>
          <HiddenTrack id={one.media.id} track={one.track} onCues={onCues} />
          <Lines {...one} sought={sought} onChoose={(cue) => onChoose(one.media, cue.start)} />
        </div>
      ))}
    </>
  );
}

/** Returns the cues of each material by its id, as far as they have loaded. */
function useLoadedCues() {
  const [loaded, setLoaded] = useState<Readonly<Partial<Record<string, Cues>>>>({});
  const onCues = useCallback((id: string, cues: Cues) => setLoaded((all) => ({ ...all, [id]: cues })), []);
  return { loaded, onCues };
}

interface Found {
  state: Cues['state'];
  cues: readonly Cue[];
}

function foundIn(loaded: Cues | undefined, sought: string): Found {
  if (loaded?.state !== 'ready') return { state: loaded?.state ?? 'loading', cues: [] };
  return { state: 'ready', cues: loaded.cues.filter((cue) => includesText(cue, sought)) };
}

interface LinesProps extends Found {
  media: Media;
  track: CaptionTrack;
  sought: string;
  onChoose: (cue: Cue) => void;
}

function Lines({ media, track, state, cues, sought, onChoose }: LinesProps) {
  const { t } = useText();
  if (state !== 'failed' && cues.length === 0) return null;
  return (
    <>
      <Heading below={2} className={tw('font-semibold text-14 pt-2')} lang={media.language}>
        {media.title}
      </Heading>
      {state === 'failed' ? (
        <p className={tw('text-14')}>{t('VIDEO_TRANSCRIPT_FAILED')}</p>
      ) : (
        <CueLines cues={cues} sought={sought} language={track.language} onChoose={onChoose} />
      )}
    </>
  );
}
