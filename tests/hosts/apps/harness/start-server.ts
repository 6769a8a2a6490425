import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { folderOf } from './build-application';
import { startNode } from './start-node';

interface ApplicationServer {
  address: string;
  close(): Promise<void>;
}

/** Starts the production server of a built application on a free port. Resolves when it answers. */
export async function startServer(
  name: string,
  args: readonly string[],
  portal: string,
): Promise<ApplicationServer> {
  const port = await freePort();
  const print = (text: string) => void process.stdout.write(`${name}: ${text}`);
  const address = `http://localhost:${port}`;
  const addresses = { PORTAL: portal, SITE: address, NUXT_PUBLIC_PORTAL: portal, NUXT_SITE: address };
  const env = { HOST: 'localhost', PORT: String(port), ...addresses };
  const child = startNode(args, { folder: folderOf(name), env, print });
  try {
    await answers(address, child);
  } catch (failure) {
    await end(child);
    throw failure;
  }
  return { address, close: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const [attempts, pause] = [600, 100];

/** Waits until a server accepts requests. Fails when its process has ended. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const isReady = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(pause);
  }
  throw new Error(`${address} does not answer.`);
}
