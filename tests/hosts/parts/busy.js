// A page that is at work most of the time: the main thread has short pauses only.
const workMs = 160;
const pauseMs = 60;
const work = () => {
  const end = performance.now() + workMs;
  while (performance.now() < end);
  setTimeout(work, pauseMs);
};
work();
