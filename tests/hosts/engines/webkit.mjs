import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const startMs = 30_000;
const betweenTriesMs = 200;

/** WebKitGTK's small browser on a screen in memory, driven by WebDriver over plain fetch. */
export async function openWebKit({ driver, screen, browser }) {
  const port = await freePort();
  // One session bus, one screen and one driver, which all end together.
  const own = spawn(
    screen,
    ['--auto-servernum', '--server-args=-screen 0 1280x1000x24', driver, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  );
  const send = createClient(`http://127.0.0.1:${port}`);
  await answers(send);
  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  await send('POST', `/session/${sessionId}/window/rect`, { width: 1280, height: 980 }).catch(() => {});
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goTo: (url) => send('POST', `/session/${sessionId}/url`, { url }),
    async close() {
      await send('DELETE', `/session/${sessionId}`).catch(() => {});
      process.kill(-own.pid, 'SIGTERM');
    },
  };
}

function createClient(address) {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value?.message ?? answer.status}`);
    return value;
  };
}

async function answers(send) {
  const end = Date.now() + startMs;
  for (;;) {
    try {
      return await send('GET', '/status');
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((done) => setTimeout(done, betweenTriesMs));
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
