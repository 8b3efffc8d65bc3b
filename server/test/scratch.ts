import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/**
 * The folder for databases that may be lost: in memory where the machine has it and room to spare, else on disk. Each
 * test file copies a database of a thousand small files, which takes ten times as long on a disk.
 */
export function scratchFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM && os.freemem() > ROOM ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
