import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inPath } from '../debian.ts';
import { run } from '../steps.ts';

/** Name, time, owner and rights of each file as if everybody had packed it at the same moment. */
const alike = (seconds: number) => [
  '--sort=name',
  `--mtime=@${seconds}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
  '--format=posix',
  '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
];
// Two threads cut their work into the same blocks as four; one alone would not cut it. More effort than this costs
// minutes and saves a tenth.
const XZ = 'xz -3 -T2';

export function requireArchivers(): void {
  const missing = ['tar', 'xz'].filter((name) => inPath(name).length === 0);
  if (missing.length > 0) throw new Error(`Packing needs ${missing.join(' and ')}: apt-get install tar xz-utils.`);
}

/** Packs a folder: the same content gives the same bytes, on whatever day and under whatever umask. */
export async function archive(folder: string, file: string, seconds: number): Promise<void> {
  const { dir, base } = path.parse(folder);
  const making = `${file}.making`;
  const tar = ['-C', dir, ...alike(seconds), '-I', XZ, '-cf', making, base];
  const { code, output } = await run('tar', tar, { LC_ALL: 'C', TZ: 'UTC' });
  if (code !== 0) throw new Error(`tar failed: ${output}`);
  fs.renameSync(making, file);
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const stream = fs.createReadStream(file).on('data', (chunk) => hash.update(chunk));
  await once(stream, 'end');
  return hash.digest('hex');
}
