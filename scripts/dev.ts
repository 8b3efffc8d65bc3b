import { spawn } from 'node:child_process';
import path from 'node:path';

// Node restarts the server on a save in server/ or contract/; the bundler inside it follows web/.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(import.meta.dirname, 'dev-server.ts')],
  {
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
