/**
 * A field of a form for one attribute, from its description: what it is called, what it does, and a way to read it, which
 * gives undefined where the attribute is not to be written.
 */
export function fieldFor({ name, about, kind, values }, start) {
  const node = document.createElement('div');
  const label = document.createElement('label');
  label.className = kind === 'boolean' ? 'tool-check' : 'tool-field';
  const input = makers[kind]({ start, values });
  const help = Object.assign(document.createElement('p'), {
    id: `help-${name}`,
    className: 'tool-help',
    textContent: about,
  });
  input.name = name;
  input.setAttribute('aria-describedby', help.id);
  label.append(...(kind === 'boolean' ? [input, name] : [name, input]));
  node.append(label, help);
  return { name, node, read: kind === 'object' ? jsonReader(input, node) : () => readers[kind](input) };
}

const make = (tag, given) => Object.assign(document.createElement(tag), given);

const makers = {
  text: ({ start }) => make('input', { type: 'text', value: start, autocomplete: 'off', spellcheck: false }),
  number: ({ start }) => make('input', { type: 'number', value: start }),
  boolean: ({ start }) => make('input', { type: 'checkbox', checked: start !== '' }),
  object: ({ start }) => make('textarea', { rows: 4, value: start, spellcheck: false }),
  choice: ({ start, values }) => {
    const select = make('select', {});
    select.append(new Option('not set', ''), ...values.map((value) => new Option(value, value)));
    select.value = start;
    return select;
  },
};

const textOf = ({ value }) => (value.trim() === '' ? undefined : value.trim());

const readers = {
  text: textOf,
  number: textOf,
  choice: textOf,
  boolean: ({ checked }) => (checked ? '' : undefined),
};

/** JSON that cannot be read is said beside its field, and left out. */
function jsonReader(input, node) {
  const wrong = make('p', { className: 'tool-wrong' });
  wrong.setAttribute('role', 'alert');
  node.append(wrong);
  return () => {
    const message = problemOf(input.value);
    // Said once, not with every key.
    if (wrong.textContent !== message) wrong.textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
    return message === '' ? textOf(input) : undefined;
  };
}

function problemOf(text) {
  try {
    if (text.trim() !== '') JSON.parse(text);
    return '';
  } catch (error) {
    return `This is not JSON yet: ${error.message}`;
  }
}
