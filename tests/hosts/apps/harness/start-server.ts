import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './applications';
import { folderOf } from './build-application';

interface ApplicationServer {
  address: string;
  close(): void;
}

/** Starts the production server of a built application on a free port. Resolves when it answers. */
export async function startServer(
  name: string,
  args: readonly string[],
  portal: string,
): Promise<ApplicationServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: folderOf(name),
    env: { ...process.env, ...environment, HOST: 'localhost', PORT: String(port), PORTAL: portal },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const close = () => void child.kill();
  try {
    await answers(address, child);
  } catch (failure) {
    close();
    throw failure;
  }
  return { address, close };
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
