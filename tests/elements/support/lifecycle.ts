import { expect } from 'chai';
import { it } from './mocha';
import { until } from './page';

/** Inserts an element into the page. Resolves when it is ready. */
type Insert = () => Promise<HTMLElement>;

const contentOf = (element: Element) => element.shadowRoot?.querySelector('[part=root]') ?? null;

/** An element adopts the sheet of its code, or links that of the server. */
const sheetCount = ({ shadowRoot }: Element) =>
  (shadowRoot?.adoptedStyleSheets.length ?? 0) + (shadowRoot?.querySelectorAll('[data-sheet]').length ?? 0);

/** Defines the tests of an element that a page moves and removes, whichever way it came into the page. */
export function itFollowsThePage(insert: Insert): void {
  it('keeps its contents when it is moved by append or moveBefore', async () => {
    const element = await insert();
    const root = contentOf(element);
    const other = document.body.appendChild(document.createElement('div'));
    other.append(element);
    await Promise.resolve();
    expect(contentOf(element)).to.equal(root);
    // Not every engine has it yet.
    const movable: { moveBefore?: (node: Node, child: Node | null) => void } = other;
    movable.moveBefore?.(element, null);
    await Promise.resolve();
    expect(contentOf(element)).to.equal(root);
  });

  it('unmounts when it stays out of the document, and renders anew when it returns', async () => {
    const element = await insert();
    element.remove();
    await until(() => contentOf(element) === null, 'an empty root');
    document.body.append(element);
    await until(() => contentOf(element) !== null, 'a new root');
    expect(sheetCount(element)).to.equal(1);
  });

  it('renders when it returns from a document without a window [R-EMBED-032 R-EMBED-037]', async () => {
    const element = await insert();
    document.implementation.createHTMLDocument().body.append(element);
    document.body.append(element);
    await until(() => contentOf(element) !== null, 'a root');
    expect(sheetCount(element)).to.equal(1);
  });
}
