import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

export function textOf(...parts: string[]): string | null {
  try {
    return readFileSync(path.resolve(root, ...parts), 'utf8').trim();
  } catch {
    return null;
  }
}

const SHORT = 12;

/** Of a clone. A copy without its history has none. */
function readCommit(): string | null {
  const marker = textOf('.git');
  const folder = marker?.startsWith('gitdir: ') ? marker.slice('gitdir: '.length) : '.git';
  const head = textOf(folder, 'HEAD');
  if (!head?.startsWith('ref: ')) return head?.slice(0, SHORT) ?? null;
  const ref = head.slice('ref: '.length);
  const shared = path.join(folder, textOf(folder, 'commondir') ?? '');
  const packed = textOf(shared, 'packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`));
  return (textOf(shared, ref) ?? packed)?.slice(0, SHORT) ?? null;
}

/** What `npm run package` writes beside what it packs. `demo` holds the demo marketplace and its database as well. */
export type Release = {
  readonly kind: 'production' | 'demo';
  readonly version: string;
  readonly commit: string;
  readonly platform: string;
};

const packed = JSON.parse(textOf('release.json') ?? 'null') as Release | null;

/** What this program is, the same in the console, in health replies, in logs and in the name of its archive. */
export const RELEASE = {
  /** A clone holds everything, an archive what its kind needs. */
  kind: packed?.kind ?? ('clone' as const),
  version: (JSON.parse(textOf('package.json') ?? '{}') as { version?: string }).version ?? '',
  commit: packed?.commit.slice(0, SHORT) ?? readCommit(),
};

/** How a command is typed here. */
export const typed = (command: string, words = ''): string => {
  const after = words && ` ${words}`;
  return packed ? `./plyhaat ${command}${after}` : `npm run ${command}${after && ` --${after}`}`;
};
