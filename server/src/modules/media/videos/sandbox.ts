import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const PROGRAMS = ['ffmpeg', 'ffprobe', 'bwrap', 'prlimit', 'setpriv'] as const;

/** Programs of the machine that a video may need; each is used where it is found. */
export type Tools = Readonly<Partial<Record<(typeof PROGRAMS)[number], string>>>;

export function findTools(searchPath: string): Tools {
  const find = (name: string) =>
    searchPath
      .split(path.delimiter)
      .filter((folder) => path.isAbsolute(folder))
      .map((folder) => path.join(folder, name))
      .find(isProgram);
  const found = PROGRAMS.map((name) => [name, find(name)] as const);
  return Object.fromEntries(found.filter(([name, file]) => file !== undefined && (name !== 'bwrap' || encloses(file))));
}

const tried = new Map<string, boolean>();

/** Some containers forbid what bubblewrap needs: videos are then converted without it. */
function encloses(bwrap: string): boolean {
  const works = tried.get(bwrap) ?? spawnSync(bwrap, ['--unshare-all', '--ro-bind', '/', '/', 'true']).status === 0;
  tried.set(bwrap, works);
  return works;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type Confined = {
  /** The one folder it may write in. */
  readonly folder: string;
  readonly readable: readonly string[];
  readonly seconds: number;
  /** Address space in bytes; absent for programs that reserve far more than they use. */
  readonly memory?: number;
  /** What of it may be its own to write in, the programs and their libraries apart. */
  readonly data: number;
};

const LARGEST_FILE = 512 * 1_048_576;
const LONGEST_OUTPUT = 256 * 1024;

const limited = (prlimit: string, { seconds, memory, data }: Confined) => [
  prlimit,
  `--cpu=${seconds}`,
  `--fsize=${LARGEST_FILE}`,
  '--nofile=256',
  '--core=0',
  `--data=${data}`,
  ...(memory ? [`--as=${memory}`] : []),
];

/** Where there is no prlimit the shell sets what it can. */
const limitedByShell = ({ seconds, memory, data }: Confined) => [
  '/bin/sh',
  '-c',
  [
    `ulimit -t ${seconds}`,
    'ulimit -c 0',
    'ulimit -n 256',
    `ulimit -f ${LARGEST_FILE / 512}`,
    `ulimit -d ${Math.floor(data / 1024)} || :`,
    ...(memory ? [`ulimit -v ${Math.floor(memory / 1024)} || :`] : []),
    'exec "$@"',
  ].join('; '),
  'sh',
];

/** No network, no home, no other process; the system read-only and one folder to write in. */
const enclosed = (bwrap: string, { folder, readable }: Confined) => [
  bwrap,
  ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
  ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
  ...['--symlink', 'usr/lib64', '/lib64', '--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
  ...readable.flatMap((place) => ['--ro-bind', place, place]),
  ...['--bind', folder, folder, '--chdir', folder],
];

/** The full command: inside bubblewrap where available, always with resource limits, killed when we exit. */
export const confinedCommand = (tools: Tools, command: readonly string[], how: Confined): string[] => [
  ...(tools.setpriv ? [tools.setpriv, '--pdeathsig', 'KILL'] : []),
  ...(tools.prlimit ? limited(tools.prlimit, how) : limitedByShell(how)),
  ...(tools.bwrap ? enclosed(tools.bwrap, how) : []),
  ...command,
];

export type Outcome = { readonly ok: boolean; readonly output: string };

/** Runs a program on somebody else's file. It can fail, crash or hang without harm to anyone. */
export function runConfined(tools: Tools, command: readonly string[], how: Confined): Promise<Outcome> {
  const [program = '', ...rest] = confinedCommand(tools, command, how);
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: how.folder, env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), how.seconds * 1000);
    child.stdout.on('data', (piece) => {
      output += piece;
      if (output.length > LONGEST_OUTPUT) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, output });
    });
  });
}
