import type { Portal } from '../portal/portal';

/** Returns whether the person turned the keyboard shortcuts off in this browser. */
export const areShortcutsOff = ({ environment }: Portal): boolean =>
  environment.stores.visits.read(name) === 'off';

export function chooseShortcuts({ environment }: Portal, isOn: boolean): void {
  environment.stores.visits.write(name, isOn ? 'on' : 'off');
}

const name = 'shortcuts';
