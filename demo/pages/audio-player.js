// Adds to the browser's own audio controls: skips, speed, chapters and a transcript. It runs inside the frame of a sound.
const audio = document.querySelector('audio');
const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
const skips = [
  { label: 'Back 15 seconds', sign: '−15 s', seconds: -15 },
  { label: 'Forward 30 seconds', sign: '+30 s', seconds: 30 },
];

function node(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function controls() {
  const buttons = skips.map(({ label, sign, seconds }) =>
    node('button', {
      type: 'button',
      ariaLabel: label,
      title: label,
      textContent: sign,
      onclick: () => (audio.currentTime = Math.max(0, audio.currentTime + seconds)),
    }),
  );
  const options = speeds.map((speed) =>
    node('option', { value: speed, textContent: `${speed}×`, selected: speed === 1 }),
  );
  const speed = node(
    'select',
    { ariaLabel: 'Speed', onchange: () => (audio.playbackRate = Number(speed.value)) },
    options,
  );
  return node('div', { className: 'controls' }, [...buttons, speed]);
}

/** A list of a track's cues. A press on one plays from there, and the current one is marked. */
function cueList(title, track) {
  const rows = [...track.cues].map((cue) => {
    const time = node('time', { textContent: clock(cue.startTime) });
    const button = node('button', { type: 'button', onclick: () => playFrom(cue) }, [time, cue.text]);
    return { cue, button };
  });
  const mark = () => {
    const now = rows.findLast(({ cue }) => cue.startTime <= audio.currentTime);
    for (const row of rows) row.button.ariaCurrent = row === now ? 'true' : null;
  };
  audio.addEventListener('timeupdate', mark);
  audio.addEventListener('seeking', mark);
  const list = node(
    'ol',
    { ariaLabel: title },
    rows.map(({ button }) => node('li', {}, [button])),
  );
  return node('section', {}, [node('h2', { textContent: title }), list]);
}

function playFrom({ startTime }) {
  audio.currentTime = startTime;
  // A browser that wants another press first leaves the sound paused at the right place.
  audio.play().catch(() => {});
}

const parts = node('div', { className: 'parts' });
const titles = { chapters: 'Chapters', captions: 'Transcript' };
const places = { chapters: 'prepend', captions: 'append' };
for (const element of audio.querySelectorAll('track')) {
  element.addEventListener('load', () =>
    parts[places[element.kind]](cueList(titles[element.kind], element.track)),
  );
  element.track.mode = 'hidden';
}
audio.after(controls());
document.querySelector('main').append(parts);
