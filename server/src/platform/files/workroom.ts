import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { newId } from '../db/id.ts';

/** A name says whose work it is: the machine and the process, so that others know what was left when that died. */
const MACHINE = hostname().replace(/[^\w.]/g, '_');
const MARKED = /^([\w.]+)-(\d+)-/;

/** A new place for a file or a folder in the making. */
export const placeIn = (workroom: string): string => path.join(workroom, `${MACHINE}-${process.pid}-${newId()}`);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that starts has no work yet: what bears its number was left by an earlier one. */
function isLeft(name: string, isStarting: boolean): boolean {
  const [, machine, pid] = MARKED.exec(name) ?? [];
  if (machine !== MACHINE) return false;
  return Number(pid) === process.pid ? isStarting : !isRunning(Number(pid));
}

/** Removes what processes of this machine left when they died, and whatever nobody has touched for a day. */
export async function sweepWorkroom(workroom: string, { now = Date.now(), isStarting = false } = {}): Promise<void> {
  for (const name of await readdir(workroom).catch(() => [])) {
    const file = path.join(workroom, name);
    const found = await stat(file).catch(() => undefined);
    if (found && (isLeft(name, isStarting) || found.mtimeMs < now - DAY_MS))
      await rm(file, { recursive: true, force: true });
  }
}
