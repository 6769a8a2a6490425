import { spawn, type ChildProcess } from 'node:child_process';

/** No framework reports its use to its vendor. */
const environment: Readonly<Record<string, string>> = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

interface Start {
  folder: string;
  env?: Readonly<Record<string, string>>;
  /** Receives what the process prints. */
  print: (text: string) => void;
}

/** Runs Node with these arguments. The process ends with this one at the latest. */
export function startNode(args: readonly string[], { folder, env, print }: Start): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => print(String(chunk)));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
}
