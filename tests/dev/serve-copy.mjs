import { spawn } from 'node:child_process';
import { copyFolder, copyProject } from './project-copy.mjs';

/** Runs what `npm run dev` runs in a fresh copy of the project, with the flags of this command. */
copyProject();
const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'tools/dev/server.mjs', ...process.argv.slice(2)],
  { cwd: copyFolder, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
