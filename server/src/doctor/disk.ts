import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isShort } from '#modules/media/media.ts';
import { s3Files } from '#platform/files/files.s3.ts';
import type { Settings } from '../settings.ts';

const PATIENCE_MS = 5000;
const MEGABYTE = 1_000_000;

/** Any name will do: a reply that the file is missing shows that the store works and takes our keys. */
async function storeFaults({ s3, dataDir }: Settings): Promise<string[]> {
  if (!s3) return [];
  const files = s3Files(s3, path.join(dataDir, 'uploads'));
  const answered = files.has('system/check').then(
    () => true,
    () => false,
  );
  if (await Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })])) return [];
  return [`The store at ${new URL(s3.endpoint).host} does not answer with these S3 settings: check bucket and keys.`];
}

/** Room for what is uploaded, and the store where files are not on this disk. Rights were looked at with the settings. */
export async function diskFaults(settings: Settings): Promise<string[]> {
  const disk = await statfs(settings.dataDir);
  const free = Math.floor((disk.bavail * disk.bsize) / MEGABYTE).toLocaleString('en-IN');
  return [
    ...(isShort(disk, 0) ? [`${settings.dataDir} has ${free} MB left: uploads are refused until there is more.`] : []),
    ...(await storeFaults(settings)),
  ];
}
