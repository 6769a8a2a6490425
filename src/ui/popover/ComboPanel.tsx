import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '../style/tw';
import type { ComboGroup, ComboOption, ComboPanelProps } from './combo-option';
import { useBelow } from './use-below';

interface RenderedPanelProps<Option extends ComboOption> extends ComboPanelProps<Option> {
  /** Renders the content of an option. */
  renderOption: (option: Option) => ReactNode;
}

const panelClass = tw(
  'bg-raised text-text border border-border rounded-card shadow-layer overflow-y-auto max-h-panel py-2',
);

/** The list of a combobox in the browser's top layer, in groups with one heading each. */
export function ComboPanel<Option extends ComboOption>(props: RenderedPanelProps<Option>) {
  const { groups, hint, label, box, id } = props;
  const { panelRef, style } = useBelow(box);
  const shown = groups.filter(({ options }) => options.length > 0);
  const starts = shown.map((_, at) =>
    shown.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // A press inside must not move the focus out of the box. Otherwise the list would close before the press ends.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={panelRef}
      popover="manual"
      part="suggestions"
      className={panelClass}
      style={style}
      // Browsers let the Tab key reach a scroll container. The focus would leave the box, and the panel would close.
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

interface GroupProps<Option extends ComboOption> extends RenderedPanelProps<Option> {
  group: ComboGroup<Option>;
  start: number;
}

function Group<Option extends ComboOption>({ group, start, ...props }: GroupProps<Option>) {
  return (
    <div role="group" aria-label={group.label}>
      <p aria-hidden className={tw('px-4 pt-2 pb-1 text-13 font-semibold text-muted empty:hidden')}>
        {group.label}
      </p>
      {group.options.map((option, index) => (
        <OptionRow key={option.key} {...props} option={option} at={start + index} />
      ))}
    </div>
  );
}

const optionBase = tw('px-4 py-2 cursor-pointer');
const optionOn = tw('px-4 py-2 cursor-pointer bg-primary-soft forced:outline-focus');

interface OptionRowProps<Option extends ComboOption> extends RenderedPanelProps<Option> {
  option: Option;
  at: number;
}

/** An option. The box has the focus and handles the keys, so an option is only marked as active. */
function OptionRow<Option extends ComboOption>({ option, at, ...props }: OptionRowProps<Option>) {
  const { active, onActive, choose, renderOption, id } = props;
  const node = useRef<HTMLDivElement>(null);
  const isOn = at === active;
  useEffect(() => {
    if (isOn) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isOn]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box handles the keys
    <div
      ref={node}
      id={`${id}-${at}`}
      role="option"
      aria-selected={isOn}
      className={isOn ? optionOn : optionBase}
      onPointerMove={() => onActive(at)}
      onClick={() => choose(option)}
    >
      {renderOption(option)}
    </div>
  );
}
