import { Dialog } from '../../dialog/Dialog';
import { tw } from '../../style/tw';
import { keyCaps, type KeyName } from './video-keys';
import type { VideoLabels } from '../video-labels';

interface KeyHelpProps {
  labels: VideoLabels;
  onClose: () => void;
}

const cap = tw('inline-block px-2 border border-control rounded-control bg-sunken text-14 me-1');

/** A dialog that explains the keys of the player. */
export function KeyHelp({ labels, onClose }: KeyHelpProps) {
  return (
    <Dialog title={labels.help} closeLabel={labels.close} onClose={onClose}>
      <dl className={tw('flex flex-col gap-2 pb-6')}>
        {(Object.keys(keyCaps) as KeyName[]).map((name) => (
          <div key={name} className={tw('flex items-center justify-between gap-4')}>
            <dt>{labels.keys[name]}</dt>
            <dd dir="ltr" className={tw('shrink-0')}>
              {keyCaps[name].map((key) => (
                <kbd key={key} className={cap}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
