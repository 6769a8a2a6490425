import { tw } from '../style/tw';

interface CheckRowProps {
  label: string;
  isOn: boolean;
  onToggle: (on: boolean) => void;
}

/** A checkbox with its label. The whole row toggles it. */
export function CheckRow({ label, isOn, onToggle }: CheckRowProps) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        className={tw('size-5 shrink-0 accent-primary')}
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span className={tw('min-w-0 break-anywhere')}>{label}</span>
    </label>
  );
}

const row = tw('flex items-center gap-3 px-2 py-2 rounded-control cursor-pointer hover:bg-primary-soft');
