import { useId, useState, type KeyboardEvent } from 'react';
import { charactersMissing } from '../../domain/search/phrase';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { Dialog } from '../../ui/dialog/Dialog';
import { initialFocus } from '../../ui/dialog/initial-focus';
import { tw } from '../../ui/style/tw';
import { useCommands, type Command, type CommandGroup } from './commands';

/**
 * A dialog that opens a screen, another catalog, or a search for the typed text. It is the editable combobox of the ARIA
 * practices, whose list is always shown: the focus stays in the box, and the arrow keys mark an option.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const context = useElementContext();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const groups = useCommands(text);
  const commands = groups.flatMap((group) => group.commands);
  const missing = charactersMissing(text);
  const hint = commands.length === 0 && missing > 0 ? t('SEARCH_MISSING', { count: missing }) : undefined;
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run(context);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key === 'Enter') run(commands[active]);
    else if (step === undefined) return;
    else setActive((active + step + commands.length) % Math.max(1, commands.length));
    event.preventDefault();
  };
  return (
    <Dialog title={t('PALETTE_TITLE')} closeLabel={t('CLOSE')} onClose={onClose} isWide>
      <div className={tw('flex flex-col gap-2 pb-4')}>
        <input
          ref={initialFocus}
          type="text"
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={commands.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={t('PALETTE_LABEL')}
          aria-describedby={`${id}-hint`}
          placeholder={t('PALETTE_LABEL')}
          autoComplete="off"
          value={text}
          className={field}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
        />
        <p id={`${id}-hint`} role="status" className={tw('text-13 text-muted empty:hidden')}>
          {hint}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label={t('PALETTE_TITLE')}>
          {groups.map((group) => (
            <Group
              key={group.title ?? 'search'}
              group={group}
              id={id}
              start={commands.indexOf(group.commands[0] as Command)}
              active={active}
              onActive={setActive}
              run={run}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const field = tw('w-full min-h-bar px-3 rounded-control border border-control bg-surface');

interface GroupProps {
  group: CommandGroup;
  id: string;
  /** The position of the first option among all options. */
  start: number;
  active: number;
  onActive: (at: number) => void;
  run: (command: Command) => void;
}

function Group({ group, id, start, active, onActive, run }: GroupProps) {
  const { t } = useText();
  const title = group.title && t(group.title);
  return (
    <div role="group" aria-label={title}>
      {title ? (
        <p aria-hidden className={tw('px-4 pt-2 pb-1 text-13 font-semibold text-muted')}>
          {title}
        </p>
      ) : null}
      {group.commands.map((command, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box handles the keys
        <div
          key={command.key}
          id={`${id}-${start + index}`}
          ref={start + index === active ? showOption : undefined}
          role="option"
          aria-selected={start + index === active}
          className={start + index === active ? optionOn : option}
          onPointerMove={() => onActive(start + index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        >
          {command.text}
        </div>
      ))}
    </div>
  );
}

const showOption = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

const option = tw('flex items-center min-h-bar px-4 py-2 rounded-control cursor-pointer break-anywhere');
const optionOn = tw(
  'flex items-center min-h-bar px-4 py-2 rounded-control cursor-pointer break-anywhere bg-primary-soft forced:outline-focus',
);
