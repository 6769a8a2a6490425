import { whenIdle } from '../../browser/page';
import { lazyModule } from '../../ui/lazy/lazy-module';

const afterStart = lazyModule(() => import('./after-start'));

type AfterStart = Awaited<ReturnType<typeof afterStart.load>>;

/** A page that is busy for longer than this loads the code all the same. */
const withinMs = 2000;

/**
 * Loads the code that runs after the first screen, in one file, when the browser is idle. Then starts a part of it. If
 * loading fails, the part does not start. Returns a function that cancels or stops it.
 * @param start starts the part and returns a function that stops it
 */
export function whenStarted(start: (code: AfterStart) => () => void): () => void {
  let stop = () => {};
  let isWanted = true;
  const load = async () => {
    const code = await afterStart.load();
    if (isWanted) stop = start(code);
  };
  const cancel = whenIdle(() => void load().catch(() => undefined), withinMs);
  return () => {
    isWanted = false;
    cancel();
    stop();
  };
}
