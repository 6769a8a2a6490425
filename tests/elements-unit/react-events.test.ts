import { describe, expect, it } from 'vitest';

interface BuiltChunk {
  fileName: string;
  code?: string;
  modules?: Record<string, object>;
}

/** What the build does, as the compiler sees nothing of it. */
interface LeanReact {
  leanReact: () => { generateBundle: (_: object, bundle: Record<string, BuiltChunk>) => void };
}

const build = new URL('../../elements/build/lean-react.mjs', import.meta.url).href;
const { leanReact } = (await import(build)) as LeanReact;

/** What the build says of a bundle of these chunks, or nothing. */
function saidOf(...chunks: BuiltChunk[]): string | undefined {
  const plugin = leanReact();
  try {
    const error = (message: string) => {
      throw new Error(message);
    };
    plugin.generateBundle.call({ error }, {}, Object.fromEntries(chunks.map((one) => [one.fileName, one])));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

describe('the events that React listens to', () => {
  it.each([
    ['one that nothing else uses', 'e("div",{onWheel:f})', 'onWheel'],
    ['one on its way in', 'e("div",{onPasteCapture:f})', 'onPaste'],
    ['one that a library names', 'const n="onTransitionEnd";', 'onTransitionEnd'],
    ['one with a name of its own', 'e("p",{onDoubleClick:f})', 'onDoubleClick'],
    ['one of writing', 'e("input",{onCompositionStart:f})', 'onCompositionStart'],
  ])('stop the build at %s', (_, code, name) => {
    expect(saidOf({ fileName: 'chunks/part.js', code })).toBe(
      `chunks/part.js listens to ${name}, which elements/build/react-events.mjs leaves out.`,
    );
  });

  it.each([
    ['those of the bundle', 'e("div",{onClick:f,onPointerDownCapture:g,onToggle:h,onPlay:i,onDragStart:j})'],
    ['those of every field', 'e("input",{onChange:f,onSelect:g,onFocus:h,onBlur:i,onMouseEnter:j})'],
    ['what only begins so', 'const onWheelchair=1,onDropped=2;'],
  ])('let %s be', (_, code) => {
    expect(saidOf({ fileName: 'chunks/part.js', code })).toBe(undefined);
  });

  it('are not looked for where React itself names them, nor in a sheet', () => {
    const react = {
      fileName: 'r.js',
      code: '"onWheel"',
      modules: { '/node_modules/react-dom/client.js': {} },
    };
    expect(saidOf(react, { fileName: 'lp-host.css' })).toBe(undefined);
  });
});
