import { useEffect, useRef, type RefObject } from 'react';
import { tw } from '../style/tw';
import { useCaptions, type CaptionTrack, type Captions, type ChapterTrack } from './captions/use-captions';
import { useFullscreen } from './controls/use-fullscreen';
import { useIdle } from './controls/use-idle';
import { useLazyPanel } from './playback/use-lazy-panel';
import { lazyModule } from '../lazy/lazy-module';
import { usePlayback, type Playback } from './playback/use-playback';
import { useReports, type VideoChoices, type VideoReports } from './playback/use-reports';
import { useSource } from './playback/use-source';
import { togglePlay } from './video-actions';
import { VideoControls } from './controls/VideoControls';
import { pressKey } from './controls/video-keys';
import type { VideoLabels } from './video-labels';
import { VideoNotice } from './VideoNotice';

interface VideoPlayerProps extends VideoReports {
  address: string;
  /** Whether the source is a playlist, whose segments are fetched one by one. */
  isPlaylist: boolean;
  poster: string | undefined;
  tracks: readonly CaptionTrack[];
  chapters?: ChapterTrack | undefined;
  labels: VideoLabels;
  /** The start position in seconds. */
  startAt: number;
  /** Copies a link to a position, in seconds. */
  onCopyLink?: (seconds: number) => void;
  /** The person's choices from the last video. */
  choices: VideoChoices;
}

const stage = tw('relative flex flex-col w-full bg-stage scheme-dark overflow-hidden');
// The control bar is below the video, so that it never covers captions.
const layouts = {
  // The video has its own ratio at the full width. @see O-18
  onPage: {
    beside: tw('relative flex flex-col md:flex-row'),
    picture: tw('relative grow min-w-0'),
    video: tw('block w-full video-ratio object-contain stays'),
  },
  fullscreen: {
    beside: tw('relative flex flex-col md:flex-row grow basis-0 min-h-0'),
    picture: tw('relative grow basis-0 min-h-0 min-w-0'),
    video: tw('absolute inset-0 w-full h-full object-contain'),
  },
};

const keyHelp = lazyModule(() => import('./controls/KeyHelp'));
const transcriptPanel = lazyModule(() => import('./captions/Transcript'));
const chaptersPanel = lazyModule(() => import('./captions/Chapters'));

/** A video with custom controls. It is rendered after the person presses play, and starts at once. @see R-MEDIA-016 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { tracks, chapters, labels, choices } = props;
  const video = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const playback = usePlayback(video, choices);
  const lists = useLists();
  const { transcript, chapterList } = lists;
  const help = useLazyPanel(keyHelp);
  const captions = useCaptions(video, {
    tracks,
    language: choices.captions,
    isRead: transcript.isOpen,
    areChaptersRead: chapterList.isOpen,
  });
  useReports(video, { ...props, playback, language: languageOf(captions) });
  const source = useSource(video, props);
  const hasFailed = source.hasFailed || playback.hasFailed;
  const { ref, isIdle, wake, awake } = useIdle(playback.isPlaying && !hasFailed);
  const fullscreen = useFullscreen(ref, video);
  useFirstFocus(playButton);
  const layout = layouts[fullscreen.isOn ? 'fullscreen' : 'onPage'];
  const keyTarget = { toggleFullscreen: fullscreen.toggle, nextCaptions: captions.next, openHelp: help.open };
  return (
    // The keys are shortcuts for the controls inside, which stay reachable one by one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={ref}
      role="group"
      // A press on the video moves the focus here, so that the keys work from there too.
      tabIndex={-1}
      aria-label={labels.player}
      className={stage}
      onKeyDown={(event) => {
        wake();
        if (video.current) pressKey(event, { ...keyTarget, video: video.current });
      }}
      {...awake}
    >
      <div className={layout.beside}>
        <div className={layout.picture}>
          <Picture
            {...props}
            video={video}
            className={layout.video}
            onPress={() => (isIdle ? wake() : press(video))}
          />
          <VideoNotice
            playback={playback}
            labels={labels}
            hasFailed={hasFailed}
            onRetry={() => {
              source.retry();
              playButton.current?.focus({ preventScroll: true });
            }}
          />
        </div>
        <OpenList {...{ tracks, chapters, labels, video, captions, playback, lists }} />
      </div>
      <div className={`${controls} ${isIdle ? gone : ''}`}>
        <VideoControls
          {...{ video, playback, labels, playButton, captions }}
          isTranscriptOpen={transcript.isOpen}
          onTranscript={lists.toggleTranscript}
          areChaptersOpen={chapterList.isOpen}
          onChapters={chapters && lists.toggleChapters}
          onCopyLink={props.onCopyLink}
          onHelp={help.open}
          isFullscreen={fullscreen.isOn}
          onFullscreen={fullscreen.toggle}
        />
      </div>
      {help.shown ? <help.shown.KeyHelp labels={labels} onClose={help.close} /> : null}
    </div>
  );
}

/** Controls the lists beside the video, of which one is open at a time. */
function useLists() {
  const transcript = useLazyPanel(transcriptPanel);
  const chapterList = useLazyPanel(chaptersPanel);
  const toggleTranscript = () => {
    chapterList.close();
    transcript.toggle();
  };
  const toggleChapters = () => {
    transcript.close();
    chapterList.toggle();
  };
  return { transcript, chapterList, toggleTranscript, toggleChapters };
}

interface OpenListProps extends Pick<VideoPlayerProps, 'tracks' | 'chapters' | 'labels'> {
  video: RefObject<HTMLVideoElement | null>;
  captions: Captions;
  playback: Playback;
  lists: ReturnType<typeof useLists>;
}

function OpenList({ tracks, chapters, labels, video, captions, playback, lists }: OpenListProps) {
  const { transcript, chapterList } = lists;
  if (transcript.shown)
    return <transcript.shown.Transcript {...readingOf(captions, playback)} video={video} labels={labels} />;
  if (!chapterList.shown || !chapters) return null;
  return (
    <chapterList.shown.Chapters
      track={tracks.length}
      language={chapters.language}
      time={playback.time}
      video={video}
      labels={labels}
    />
  );
}

const controls = tw('relative transition-opacity');
const gone = tw('opacity-0');

const press = (video: RefObject<HTMLVideoElement | null>) => video.current && togglePlay(video.current);

const languageOf = ({ tracks, shown }: Captions) =>
  shown === undefined ? undefined : tracks[shown]?.language;

/** Returns the props of the transcript. It shows the track of the visible captions, else the first track. */
function readingOf({ tracks, shown = 0 }: Captions, { time }: Playback) {
  return { track: shown, language: tracks[shown]?.language, time };
}

/** Moves the focus to the play button, since the button that opened the player no longer exists. */
function useFirstFocus(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => button.current?.focus({ preventScroll: true }), [button]);
}

interface PictureProps extends VideoPlayerProps {
  video: RefObject<HTMLVideoElement | null>;
  className: string;
  onPress: () => void;
}

function Picture({ video, poster, tracks, chapters, className, onPress }: PictureProps) {
  const all = chapters ? [...tracks, chapters] : tracks;
  return (
    // The keys of the player do the same as a press.
    // eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the data
    <video
      ref={video}
      poster={poster}
      playsInline
      preload="auto"
      // Captions of another origin load only when the video itself is requested with CORS.
      crossOrigin={all.length > 0 ? 'anonymous' : undefined}
      className={className}
      onClick={onPress}
      // The page lets a wide video stay in view. A high one would cover it.
      onLoadedMetadata={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-wide', currentTarget.videoWidth > currentTarget.videoHeight)
      }
    >
      {all.map(({ src, language, label, kind }) => (
        <track key={src} src={src} srcLang={language} label={label} kind={kind} />
      ))}
    </video>
  );
}
