/**
 * What the element tests' runner needs of a browser, for an engine that has one window: pages are opened in it one after
 * the other. `open` starts the engine and answers `{ goTo, close }`.
 */
export function engineLauncher(name, open) {
  let engine;
  const active = new Map();
  return {
    name,
    type: name,
    concurrency: 1,
    isActive: (id) => active.has(id),
    getBrowserUrl: (id) => active.get(id),
    async startSession(id, url) {
      active.set(id, url);
      engine ??= open().then(tell);
      await (await engine).goTo(url);
    },
    async stopSession(id) {
      active.delete(id);
      await (await engine).goTo('about:blank');
      return {};
    },
    async stop() {
      await (await engine)?.close();
    },
    startDebugSession: () => Promise.reject(new Error('There is nothing to debug with.')),
  };
}

function tell(engine) {
  console.log(`\nengine: ${engine.version}`);
  return engine;
}
