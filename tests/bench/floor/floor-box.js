/** Suggestions under a search box, as one would write them by hand for one page. */
const shortest = 3;
const box = document.querySelector('[role=combobox]');
const list = document.querySelector('[role=listbox]');
let last = 0;

box.addEventListener('input', async () => {
  const asked = (last += 1);
  const phrase = box.value.trim();
  if (phrase.length < shortest) return show([]);
  const address = `/services/search/api/v1/catalog/1/autocomplete?query=${encodeURIComponent(phrase)}`;
  const { items } = await (await fetch(address)).json();
  if (asked === last) show(items);
});

function show(items) {
  list.hidden = items.length === 0;
  list.replaceChildren(...items.map(option));
}

function option({ value, title, name }) {
  const node = document.createElement('li');
  node.setAttribute('role', 'option');
  node.textContent = value ?? title ?? name;
  return node;
}
