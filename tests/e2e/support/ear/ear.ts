import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test as base } from '../test';
import { listenInPage } from './listen';
import { Tree } from './tree';
import { fullTree, sayAll, sayChange, wordsOf, type AxNode, type Words } from './words';

type Done = Locator | (() => Promise<unknown>);

/** More stops than any screen has. */
const mostStops = 60;

/** Somebody who has a keyboard and a screen reader: does the steps of a task and writes down what is said. */
export class Ear {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #lines: string[] = [];
  #pending = 0;
  #taken = 0;
  #stop: { node: number; words: Words } | undefined;
  #option: number | undefined;
  #context: string[] = [];
  #unwritten: RegExp | undefined;

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    const counts = (type: string) => ['fetch', 'xhr', 'script'].includes(type);
    page.on('request', (call) => (this.#pending += counts(call.resourceType()) ? 1 : 0));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (call) => (this.#pending -= counts(call.resourceType()) ? 1 : 0));
  }

  /** Does not write down a live region's text that comes or does not come by the speed of the network. */
  leaveOut(text: RegExp): void {
    this.#unwritten = text;
  }

  /** Takes a page that was just loaded: its title is the first thing said. */
  async arrive(ready: Locator): Promise<void> {
    await expect(ready).toBeVisible();
    this.#taken = 0;
    this.#stop = undefined;
    this.#context = [];
    await this.#quiet();
    this.#lines.push('', `page "${await this.#page.title()}"`);
    await this.#hear();
  }

  /** From stop to stop until the target has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate((node) => window.lpEar.focus() === node)) return;
      await this.#page.keyboard.press(key);
      this.#lines.push(`> ${key}`);
      await this.#hear();
    }
    throw new Error(`No stop of the keyboard is ${target.toString()}.`);
  }

  /** Goes to a link, button or heading from the screen reader's own list of them. */
  async pick(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await target.focus();
    this.#lines.push('> picks from the list of controls');
    await this.#hear();
  }

  async press(key: string, done: Done): Promise<void> {
    this.#lines.push(`> ${key}`);
    await this.#page.keyboard.press(key);
    await this.#until(done);
  }

  /** Comes at once, as from a braille display, so that no answer depends on how fast the keys are pressed. */
  async type(text: string, done: Done): Promise<void> {
    this.#lines.push(`> types ${text}`);
    await this.#page.keyboard.insertText(text);
    await this.#until(done);
  }

  /** Waits until a live region says it. */
  said(text: string | RegExp): () => Promise<void> {
    const pattern = typeof text === 'string' ? text : text.source;
    const flags = typeof text === 'string' ? null : text.flags;
    return async () => {
      await this.#page.waitForFunction(
        ({ sought, how, from }) =>
          window.lpEar.reports
            .slice(from)
            .some((one) =>
              one.kind !== 'live'
                ? false
                : how === null
                  ? one.text.includes(sought)
                  : new RegExp(sought, how).test(one.text),
            ),
        { sought: pattern, how: flags, from: this.#taken },
      );
    };
  }

  /** Reads a part of the page with the arrow keys of a screen reader. */
  async read(part: Locator): Promise<void> {
    await expect(part).toBeVisible();
    await this.#quiet();
    await part.evaluate((node) => Object.assign(window.lpEar, { part: node }));
    const tree = await this.#tree();
    const node = tree.at(await this.#backendId('lpEar.part'));
    if (!node) throw new Error(`A screen reader does not find ${part.toString()}.`);
    this.#lines.push('> reads on', ...tree.read(node).map(indent));
  }

  transcript(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  async #until(done: Done): Promise<void> {
    if (typeof done === 'function') await done();
    else await expect(done).toBeVisible();
    await this.#hear();
  }

  /** Nothing is on its way, and what came has been rendered. */
  async #quiet(): Promise<void> {
    const frames = () =>
      this.#page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    await frames();
    if (this.#pending === 0) return;
    await expect.poll(() => this.#pending).toBe(0);
    await frames();
  }

  async #hear(): Promise<void> {
    await this.#quiet();
    const count = await this.#page.evaluate(() => window.lpEar.reports.length);
    const tree = await this.#tree();
    for (; this.#taken < count; this.#taken += 1) await this.#take(tree, this.#taken);
    await this.#listenToStop(tree);
  }

  async #take(tree: Tree, index: number): Promise<void> {
    const one = await this.#page.evaluate((at) => {
      const report = window.lpEar.reports[at];
      return report?.kind === 'live' ? { text: report.text, isAlert: report.isAlert } : null;
    }, index);
    if (one) {
      if (this.#unwritten?.test(one.text)) return;
      this.#lines.push(indent(`${one.isAlert ? 'alert' : 'status'}: ${one.text}`));
      return;
    }
    const id = await this.#backendId(`lpEar.reports[${index}].node`);
    const node = tree.at(id);
    // A stop that is already gone was left before it could be said.
    if (!node || node.ignored || this.#stop?.node === id) return;
    this.#sayStop(tree, node, id, await this.#words(node, `lpEar.reports[${index}].node`));
  }

  /** Chromium's tree has no text for a value and no current item, which its platform interfaces have. */
  async #words(node: AxNode, expression: string): Promise<Words> {
    const words = wordsOf(node);
    const { result } = await this.#cdp.send('Runtime.evaluate', {
      expression: `['aria-valuetext', 'aria-current'].map((name) => ${expression}.getAttribute(name) ?? '')`,
      returnByValue: true,
    });
    const [value = '', current = ''] = (result.value ?? []) as string[];
    if (value) words.value = `“${value}”`;
    if (current && current !== 'false') words.states.push(`current ${current === 'true' ? 'item' : current}`);
    return words;
  }

  #sayStop(tree: Tree, node: AxNode, id: number, words: Words): void {
    const context = tree.contextOf(node);
    const entered = context.filter((step) => !this.#context.includes(step.id)).map(({ words }) => words);
    this.#context = [...context.map((step) => step.id), node.nodeId];
    this.#stop = { node: id, words };
    this.#option = undefined;
    const line = [...entered, sayAll(words, [tree.position(node)])].filter(Boolean).join('; ');
    // A container without a role or a name is not said.
    if (line) this.#lines.push(indent(line));
  }

  /** What changed at the stop itself, and the option that it marks. */
  async #listenToStop(tree: Tree): Promise<void> {
    const id = await this.#backendId('lpEar.focus()');
    const node = tree.at(id);
    if (!node || this.#stop?.node !== id) return;
    const words = await this.#words(node, 'lpEar.focus()');
    const change = sayChange(this.#stop.words, words);
    if (change) this.#lines.push(indent(change));
    this.#stop.words = words;
    const option = await this.#backendId('lpEar.active(lpEar.focus())');
    const marked = tree.at(option);
    if (marked && option !== this.#option)
      this.#lines.push(indent(sayAll(wordsOf(marked), [tree.position(marked)])));
    this.#option = option;
  }

  async #tree(): Promise<Tree> {
    const { nodes } = await fullTree(this.#cdp);
    return new Tree(nodes);
  }

  /** The browser's number of a node of the page; 0 without one. */
  async #backendId(expression: string): Promise<number> {
    const { result } = await this.#cdp.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return 0;
    const { node } = await this.#cdp.send('DOM.describeNode', { objectId: result.objectId });
    return node.backendNodeId;
  }
}

const indent = (line: string): string => `  ${line}`;

export const test = base.extend<{ ear: Ear }>({
  ear: async ({ page }, give, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(listenInPage);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    const ear = new Ear(page, cdp);
    await give(ear);
    if (info.status !== info.expectedStatus) await info.attach('transcript', { body: ear.transcript() });
  },
});

export { expect };
