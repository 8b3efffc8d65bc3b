import fs from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { RELEASE } from '../server/src/platform/system/release.ts';

// ./plyhaat <command>: what an archive made by `npm run package` can be asked to do. A command is a line here and a
// program beside this file, which finds its words where it would if it were started itself.
export const COMMANDS: Readonly<Record<string, { readonly program: string; readonly does: string }>> = {
  start: { program: 'serve.ts', does: 'serves the site until it is asked to stop' },
  migrate: { program: 'migrate.ts', does: 'brings the schema of the database up to date' },
  backup: { program: 'backup.ts', does: 'backs up database and files' },
  restore: { program: 'restore.ts', does: 'restores a backup into empty places, and checks it' },
  staff: { program: 'staff.ts', does: 'makes a member of staff, or resets a second factor: <phone> ADMIN' },
  doctor: { program: 'doctor.ts', does: 'says what is wrong with settings, database, disk, providers and programs' },
};

const root = path.resolve(import.meta.dirname, '..');
const SETTINGS = '--settings';

export const usage = (): string =>
  [
    `Plyhaat ${RELEASE.version}`,
    `Usage: ./plyhaat [${SETTINGS} <file>] <command>`,
    ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`),
    `Settings are the environment's; ${SETTINGS} adds those of a file of NAME=value lines.`,
  ].join('\n');

type Order = { readonly command?: string; readonly words: readonly string[]; readonly file?: string };

export function readOrder([first, second, ...rest]: readonly string[]): Order {
  if (first !== SETTINGS) return { ...(first && { command: first }), words: second ? [second, ...rest] : rest };
  const [command, ...words] = rest;
  return { ...(command && { command }), words, ...(second && { file: second }) };
}

/** What an archive without the demo marketplace is asked for in vain, and what keeps it from starting as fast as it can. */
function prepareEnvironment(env: NodeJS.ProcessEnv): string | undefined {
  if (RELEASE.kind === 'production') env.APP_ENV ||= 'production';
  if (RELEASE.kind === 'production' && env.APP_ENV === 'demo')
    return 'This archive has no demo marketplace: unpack plyhaat-demo, or leave APP_ENV out.';
  // Compiled code is kept between starts, for its worker processes too.
  if (env.DATA_DIR) env.NODE_COMPILE_CACHE ||= path.resolve(root, env.DATA_DIR, 'compiled');
  return undefined;
}

function loadSettings(file: string): string | undefined {
  try {
    process.loadEnvFile(file);
    return undefined;
  } catch (error) {
    return `The settings in ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`;
  }
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
}

export async function launch(args: readonly string[]): Promise<void> {
  const { command = '', words, file } = readOrder(args);
  const chosen = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!chosen) return complain(usage());
  const fault = (file && loadSettings(file)) || prepareEnvironment(process.env);
  if (fault) return complain(fault);
  const { NODE_COMPILE_CACHE } = process.env;
  if (command === 'start' && NODE_COMPILE_CACHE) enableCompileCache(NODE_COMPILE_CACHE);
  const program = path.join(import.meta.dirname, chosen.program);
  process.argv = [process.execPath, program, ...words];
  await import(program);
}

// An archive has it under its real name; a link to it is followed by the shell that starts this.
if (fs.realpathSync(process.argv[1] ?? '') === import.meta.filename) await launch(process.argv.slice(2));
