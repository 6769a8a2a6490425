import { useEffect, useRef } from 'react';
import { tw } from '../style/tw';
import type { ComboGroup, ComboOption } from './combo-option';
import { useBelow } from './use-below';

interface ComboPanelProps {
  id: string;
  label: string;
  /** What the list hangs under, and is as wide as. */
  box: HTMLElement | null;
  groups: readonly ComboGroup[];
  /** What there is to say in place of options; the box has told it to who does not see it. */
  hint: string | undefined;
  active: number;
  onActive: (at: number) => void;
  choose: (option: ComboOption) => void;
}

const panelClass = tw(
  'bg-raised text-text border border-border rounded-card shadow-layer overflow-y-auto max-h-panel py-2',
);

/** The list of a combobox in the browser's top layer, in groups with a heading each. */
export function ComboPanel(props: ComboPanelProps) {
  const { groups, hint, label, box, id } = props;
  const { panelRef, style } = useBelow(box);
  const shown = groups.filter(({ options }) => options.length > 0);
  const starts = shown.map((_, at) =>
    shown.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // Pressing inside must not take the focus from the box, or the list would close before the press ends.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={panelRef}
      popover="manual"
      part="suggestions"
      className={panelClass}
      style={style}
      // Browsers let a scroller be tabbed to, which would close it under the focus.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {hint ? (
        <p aria-hidden className={tw('px-4 text-13 text-muted')}>
          {hint}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {shown.map((group, at) => (
            <Group key={starts[at]} {...props} group={group} start={starts[at] ?? 0} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Group({ group, start, ...props }: ComboPanelProps & { group: ComboGroup; start: number }) {
  return (
    <div role="group" aria-label={group.label}>
      <p aria-hidden className={tw('px-4 pt-2 pb-1 text-13 font-semibold text-muted empty:hidden')}>
        {group.label}
      </p>
      {group.options.map((option, index) => (
        <Option key={option.key} {...props} option={option} at={start + index} />
      ))}
    </div>
  );
}

const optionBase = tw('px-4 py-2 cursor-pointer');
const optionOn = tw('px-4 py-2 cursor-pointer bg-primary-soft forced:outline-focus');

/** The box keeps the focus and the keys; an option is only pointed at. */
function Option({ option, at, ...props }: ComboPanelProps & { option: ComboOption; at: number }) {
  const { active, onActive, choose, id } = props;
  const node = useRef<HTMLDivElement>(null);
  const isOn = at === active;
  useEffect(() => {
    if (isOn) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isOn]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keys
    <div
      ref={node}
      id={`${id}-${at}`}
      role="option"
      aria-selected={isOn}
      className={isOn ? optionOn : optionBase}
      onPointerMove={() => onActive(at)}
      onClick={() => choose(option)}
    >
      {option.content}
    </div>
  );
}
