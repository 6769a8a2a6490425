/**
 * What the element tests' runner needs of a browser, for an engine that has one window: pages are opened in it one after
 * the other. `open` starts the engine and answers `{ goTo, close }`. An engine that crashed fails the file that it had
 * open, and a new one is opened for the next.
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
      engine ??= open().then(printEngine);
      engine.catch(() => (engine = undefined));
      await (await engine).goTo(url);
    },
    async stopSession(id) {
      active.delete(id);
      const opened = await engine;
      try {
        await opened.goTo('about:blank');
      } catch (failure) {
        engine = undefined;
        await opened.close().catch(() => {});
        throw failure;
      }
      return {};
    },
    async stop() {
      await (await engine)?.close();
    },
    startDebugSession: () => Promise.reject(new Error('There is nothing to debug with.')),
  };
}

function printEngine(engine) {
  console.log(`\nengine: ${engine.version}`);
  return engine;
}
