import { tw } from '../../style/tw';
import { speeds } from './speeds';
import type { VideoControlsProps } from './video-controls';

const select = tw(
  'min-h-bar px-1 rounded-control bg-stage text-on-stage text-14 hover:bg-stage-hover outline-stage forced:border',
);

const wide = tw('max-w-choice');
const narrow = tw('w-speed');

/** Lists for captions and speed. Native lists work in full screen and on phones. */
export function Choices({ video, playback, labels, captions }: VideoControlsProps) {
  return (
    <>
      {captions.tracks.length > 0 ? (
        <select
          title={labels.captions}
          className={`${select} ${wide}`}
          value={captions.shown ?? ''}
          onChange={({ currentTarget: { value } }) =>
            captions.choose(value === '' ? undefined : Number(value))
          }
        >
          <option value="">{`CC ${labels.noCaptions}`}</option>
          {captions.tracks.map(({ label, language }, index) => (
            <option key={index} value={index} lang={language}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
      <select
        title={labels.speed}
        className={`${select} ${narrow}`}
        value={playback.speed}
        onChange={({ currentTarget }) => {
          if (video.current) video.current.playbackRate = Number(currentTarget.value);
        }}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>{`${speed}×`}</option>
        ))}
      </select>
    </>
  );
}
