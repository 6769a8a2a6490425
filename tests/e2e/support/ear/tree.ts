import { nameOf, roleOf, sayAll, wordsOf, type AxNode } from './words';

/** The accessibility tree of a page, as Chromium hands it to a screen reader: shadow roots are no borders in it. */
export class Tree {
  readonly #nodes: Map<string, AxNode>;

  constructor(nodes: AxNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  at(backendNodeId: number): AxNode | undefined {
    return [...this.#nodes.values()].find((node) => node.backendDOMNodeId === backendNodeId);
  }

  /** What is in a node, without the nodes that have no meaning. */
  children(node: AxNode): AxNode[] {
    return (node.childIds ?? []).flatMap((id) => {
      const child = this.#nodes.get(id);
      if (!child) return [];
      return child.ignored || isPlain(child) ? this.children(child) : [child];
    });
  }

  /** From the page down to the node. */
  pathTo(node: AxNode): AxNode[] {
    const parent = node.parentId === undefined ? undefined : this.#nodes.get(node.parentId);
    return parent ? [...this.pathTo(parent), node] : [node];
  }

  /** “2 of 5”, where the node or what holds it is one of a set. */
  position(node: AxNode): string {
    const path = this.pathTo(node).filter((step) => !step.ignored && !isPlain(step));
    const at = path.findLastIndex((step) => roleOf(step) in sets);
    const item = path[at];
    const set = path[at - 1];
    if (!item || !set || (roleOf(item) === 'listitem' && this.hasMoreThan(item, node))) return '';
    const items = this.children(set).filter((child) => roleOf(child) === roleOf(item));
    return `${items.indexOf(item) + 1} of ${items.length}`;
  }

  /** A list item is counted at its first control only: the others are in the same item. */
  hasMoreThan(item: AxNode, node: AxNode): boolean {
    return this.all(item).find((child) => isControl(child)) !== node;
  }

  all(node: AxNode): AxNode[] {
    return this.children(node).flatMap((child) => [child, ...this.all(child)]);
  }

  /** The containers that are said when something in them is reached, from outside to inside. */
  contextOf(node: AxNode): { id: string; words: string }[] {
    const path = this.pathTo(node).slice(0, -1);
    return path.filter(isSaidContainer).map((step) => ({ id: step.nodeId, words: this.container(step) }));
  }

  container(node: AxNode): string {
    const isList = roleOf(node) === 'list';
    const items = this.children(node).filter((child) => roleOf(child) === 'listitem').length;
    const words = wordsOf(node);
    return sayAll({ ...words, states: [] }, isList ? [items === 1 ? '1 item' : `${items} items`] : []);
  }

  /** The lines that are said when somebody reads on through a part of the page. */
  read(node: AxNode): string[] {
    const role = roleOf(node);
    const line = sayAll(wordsOf(node), []);
    if (role === 'StaticText' || isControl(node)) return nameOf(node) || isControl(node) ? [line] : [];
    if (role === 'image' || role === 'img') return [line];
    const inside = this.children(node).flatMap((child) => this.read(child));
    if (role === 'heading') {
      const links = this.children(node).filter((child) => isControl(child));
      return links.length > 0
        ? [`${line}, ${links.map((link) => sayAll(wordsOf(link), [])).join(', ')}`]
        : [line];
    }
    return isSaidContainer(node) ? [this.container(node), ...inside] : inside;
  }
}

const sets: Record<string, true> = { listitem: true, option: true, radio: true, tab: true, menuitem: true };

const controls = new Set(
  'link button checkbox switch radio tab textbox searchbox combobox option slider spinbutton menuitem'.split(
    ' ',
  ),
);
const isControl = (node: AxNode): boolean => controls.has(roleOf(node));

const alwaysSaid = new Set(
  'banner main navigation complementary contentinfo search list dialog alertdialog radiogroup listbox table grid toolbar'.split(
    ' ',
  ),
);
const saidByName = new Set('region group tabpanel article figure form tablist'.split(' '));

const isSaidContainer = (node: AxNode): boolean =>
  !node.ignored &&
  (alwaysSaid.has(roleOf(node)) ||
    (saidByName.has(roleOf(node)) && (nameOf(node) !== '' || roleOf(node) === 'article')));

const isPlain = (node: AxNode): boolean =>
  ['generic', 'none', 'InlineTextBox'].includes(roleOf(node)) && nameOf(node) === '';
