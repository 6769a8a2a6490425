import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAcademy, origin, type Academy } from './support/academy';
import { renderElement, serverFile } from './support/built-server';
import { linkTexts, readPage } from './support/read-page';

/** What browsers, workers, Deno and Node have in common. There is no module, no process and no buffer among it. */
const webApis = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DOMException',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const;

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy.portal.close());

/** Runs the built server code where nothing but web APIs exists. */
async function isolatedServer() {
  const { outputFiles } = await build({
    entryPoints: [serverFile],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'server',
    logLevel: 'silent',
  });
  const globals = Object.fromEntries(webApis.map((name) => [name, globalThis[name]]));
  const context = createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  runInContext(outputFiles[0]!.text, context);
  return {
    evaluate: (code: string): unknown => runInContext(code, context),
    renderElement: runInContext('server.renderElement', context) as typeof renderElement,
  };
}

describe('the server code, where only web APIs exist', () => {
  it.each(['/', '/catalog/search/excel', '/catalog/play-media/1317/video'])(
    'renders %s as Node does',
    async (path) => {
      const isolated = await isolatedServer();
      expect(isolated.evaluate('typeof process + typeof Buffer + typeof require + typeof global')).toBe(
        'undefined'.repeat(4),
      );
      const options = {
        attributes: { 'config-url': '/config.json', 'session-url': '/session.json', 'base-path': '/' },
        url: origin + path,
        fetch: await academy.fetchFor({}),
        timeoutMs: 20_000,
      };
      const rendered = await isolated.renderElement('lp-catalog-home', options);
      const ofNode = await renderElement('lp-catalog-home', options);
      expect({ ...rendered, html: '' }).toEqual({ ...ofNode, html: '' });
      expect(linkTexts(readPage(rendered))).toEqual(linkTexts(readPage(ofNode)));
      expect(linkTexts(readPage(rendered)).length).toBeGreaterThan(5);
    },
  );

  it('compiles no code from text', async () => {
    const isolated = await isolatedServer();
    expect(() => isolated.evaluate('new Function("return 1")')).toThrow(/code generation/i);
  });
});
