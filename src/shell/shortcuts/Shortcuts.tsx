import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/page';
import { useElementContext } from '../../state/portal/element-context';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { lazyModule } from '../../ui/lazy/lazy-module';

const keys = lazyModule(() => import('./listen-for-keys'));
const KeysDialog = lazyComponent(async () => (await import('./KeysDialog')).KeysDialog);

/** Listens to the keys of the catalog, and shows the list of them. The code loads after the first render. */
export function Shortcuts() {
  const context = useElementContext();
  const [isOpen, setIsOpen] = useState(false);
  const isOff = context.settings.shortcuts === 'off';
  useEffect(() => {
    if (isOff) return undefined;
    let stop = () => {};
    let isWanted = true;
    const start = async () => {
      const { listenForKeys } = await keys.load();
      if (isWanted) stop = listenForKeys(context, () => setIsOpen(true));
    };
    // Without the keys, everything can be reached by Tab.
    const cancel = whenIdle(() => void start().catch(() => undefined), withinMs);
    return () => {
      isWanted = false;
      cancel();
      stop();
    };
  }, [context, isOff]);
  return isOpen && !isOff ? (
    <Suspense fallback={null}>
      <KeysDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
}

const withinMs = 2000;
