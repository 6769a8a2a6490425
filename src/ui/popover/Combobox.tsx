import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { IconButton } from '../button/Button';
import { Search } from '../icons/search';
import { X } from '../icons/status';
import { tw } from '../style/tw';
import type { ComboGroup, ComboOption, ComboPanelProps } from './combo-option';

interface ComboboxProps<Option extends ComboOption> {
  label: string;
  clearLabel: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly ComboGroup<Option>[];
  /** Renders the list. Its code is fetched when the pointer enters the box or the box receives the focus. */
  panel: LazyPanel<Option>;
  onChoose: (option: Option) => void;
  /** The address of the results, to which the browser sends the text as `phrase` while no script runs. */
  action: string;
  /** Called on Enter without an active option. Returns whether it had an effect. */
  onSubmit: () => boolean;
  showsClear: boolean;
  /**
   * Shown below the box instead of the list, and linked to the box as its description. An example is how many
   * characters are missing.
   */
  hint?: string | undefined;
  /** Called when the person is about to type. */
  onIntent?: () => void;
  startsFocused?: boolean;
}

interface LazyPanel<Option extends ComboOption> {
  /** Returns the component; undefined until its code is loaded. */
  loaded: () => ComponentType<ComboPanelProps<Option>> | undefined;
  /** Loads the component. After a failure, the next call retries. */
  load: () => Promise<ComponentType<ComboPanelProps<Option>>>;
}

const box = tw(
  'flex items-center gap-2 ps-3 pe-1 h-field rounded-full border border-control bg-surface focus-within:outline-focus',
);
const field = tw('grow min-w-0 h-full bg-transparent outline-none appearance-none text-ellipsis');

/**
 * A search box with a list of suggestions: the editable combobox of the ARIA practices, inside one shadow root. The
 * list and its positioning code are fetched when the person is about to type.
 */
export function Combobox<Option extends ComboOption>(props: ComboboxProps<Option>) {
  const { label, clearLabel, text, onText, showsClear, hint, groups, action } = props;
  const input = useRef<HTMLInputElement>(null);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const id = useId();
  const { Panel, preload } = usePanel(props.panel);
  const list = useSuggestionList(props, id, preload);
  const isExpanded = list.hasOptions && Panel !== undefined;
  useFocusAtStart(input, props.startsFocused === true);
  useTypedText(input, text, onText);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <form role="search" action={action}>
      <div ref={setNode} part="search-input" className={box} onPointerEnter={preload}>
        <Search size={20} aria-hidden />
        <input
          {...list.inputProps}
          ref={input}
          type="search"
          name="phrase"
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}-list` : undefined}
          aria-label={label}
          aria-autocomplete="list"
          aria-describedby={hint ? `${id}-hint` : undefined}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          className={field}
        />
        {showsClear ? <IconButton label={clearLabel} icon={X} onClick={clear} /> : null}
      </div>
      <p id={`${id}-hint`} role="status" className={tw('visually-hidden')}>
        {hint}
      </p>
      {list.isShown && Panel ? (
        <Panel {...list.panel} box={node} id={id} label={label} groups={groups} hint={hint} />
      ) : null}
      {fieldsOf(action).map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Returns the parameters of an address as fields, since a form replaces the query string of its action. */
const fieldsOf = (action: string) => [...new URLSearchParams(action.split('?')[1])];

/** Opens, closes and moves through the list. The focus stays in the box. */
function useSuggestionList<Option extends ComboOption>(
  props: ComboboxProps<Option>,
  id: string,
  preload: () => void,
) {
  const { text, onText, groups, onChoose, onSubmit, onIntent, hint } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = groups.flatMap((group) => group.options);
  const hasOptions = isOpen && options.length > 0;
  const isShown = hasOptions || (isOpen && Boolean(hint));
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const enter = () => {
    const option = isShown ? options[active] : undefined;
    if (option) return choose(option);
    if (onSubmit()) close();
    else setIsOpen(true);
  };
  const step = (by: 1 | -1) => {
    setIsOpen(true);
    // There is one position more than there are options: the box itself, where no option is active.
    if (isShown) setActive((at) => ((at + 1 + by + options.length + 1) % (options.length + 1)) - 1);
  };
  const escape = () => {
    if (isShown) return close();
    if (text !== '') onText('');
  };
  const acts: Record<string, () => void> = {
    Enter: enter,
    Escape: escape,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    // While an input method composes text, it handles these keys.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const inputProps = {
    'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
    onClick: () => setIsOpen(true),
    onFocus: () => {
      preload();
      onIntent?.();
      setIsOpen(true);
    },
    onBlur: close,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      preload();
      onText(event.target.value);
      setActive(-1);
      setIsOpen(true);
    },
  };
  return { isShown, hasOptions, inputProps, panel: { active, onActive: setActive, choose } };
}

/** Loads the panel. When loading fails, the next key press retries. */
function usePanel<Option extends ComboOption>(panel: LazyPanel<Option>) {
  const [Panel, setPanel] = useState(panel.loaded);
  const preload = () => {
    if (Panel) return;
    void panel.load().then(
      (loaded) => setPanel(() => loaded),
      () => undefined,
    );
  };
  return { Panel, preload };
}

/** Takes over what the person typed into the HTML of a server before the script came. */
function useTypedText(
  input: { current: HTMLInputElement | null },
  text: string,
  onText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onText(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only before the first render can the texts differ
  }, []);
}

function useFocusAtStart(input: { current: HTMLInputElement | null }, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [input, isWanted]);
}
