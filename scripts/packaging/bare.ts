import { type ChildProcessByStdio, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { inPath, installPackages } from '../debian.ts';
import { root, run } from '../steps.ts';

const SUITE = 'bookworm';
const USER = 10_001;
const CACHED = path.join(root, 'node_modules/.cache/bare-debian');
const IN_ROOT = '/opt/plyhaat';
export const DATA = '/var/lib/plyhaat';

async function must(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output.slice(-2000)}`);
  return output;
}

/** Debian's smallest system and the one library that Node needs beyond it, with a user who may do nothing. Fetched once. */
export async function bareDebian(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('A root of its own is made and entered by root alone.');
  if (inPath('debootstrap').length === 0) await installPackages(['debootstrap']);
  if (!fs.existsSync(path.join(CACHED, 'made'))) {
    fs.rmSync(CACHED, { recursive: true, force: true });
    await must('debootstrap', ['--variant=minbase', '--include=libatomic1', SUITE, CACHED]);
    await must('chroot', [CACHED, 'useradd', '--uid', String(USER), '--shell', '/usr/sbin/nologin', 'plyhaat']);
    fs.writeFileSync(path.join(CACHED, 'made'), '');
  }
  return CACHED;
}

/** Unpacks an archive where the documents say, into an empty place. */
export async function unpack(archive: string): Promise<void> {
  const target = path.join(CACHED, IN_ROOT);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  await must('tar', ['-xf', archive, '-C', target, '--strip-components=1', '--no-same-owner']);
}

/** A folder that the user owns: all that may be written. */
export function dataFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  fs.chownSync(folder, USER, USER);
  return folder;
}

const ENTER = `set -e
root=$1 data=$2; shift 2
mkdir -p "$root${DATA}"
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$data" "$root${DATA}"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid=${USER} --regid=${USER} --clear-groups --no-new-privs --bounding-set=-all \\
  --inh-caps=-all env -i PATH=/usr/bin:/bin "$@"`;

export type Inside = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
};

/** Runs a command in the bare system, read-only but for its data, as the user without rights. Its own process. */
export function inside(data: string, command: readonly string[], env: Readonly<Record<string, string>> = {}): Inside {
  const words = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const child = spawn(
    'unshare',
    ['--mount', '--propagation=private', 'sh', '-c', ENTER, 'sh', CACHED, data, ...words, ...command],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => text, exit };
}

export const PLYHAAT = `${IN_ROOT}/plyhaat`;
