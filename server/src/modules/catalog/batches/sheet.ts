import path from 'node:path';
import { BadZip, bufferSource, listZip } from '#platform/files/unzip.ts';
import { TaskFailed, WorkerEnded, WorkerProcess } from '#platform/workers/worker.ts';

export type WrittenSheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

export type SheetTask =
  | { readonly kind: 'csv'; readonly bytes: Uint8Array }
  | { readonly kind: 'xlsx'; readonly bytes: Uint8Array }
  | { readonly kind: 'write'; readonly sheets: readonly WrittenSheet[] };

const PROGRAM = path.join(import.meta.dirname, 'sheet.program.ts');
const LONGEST_S = 60;
const MOST_MEMORY = 300_000_000;
/** An XLSX file is a zip: its unpacked size is checked before anything is unpacked. */
const XLSX_LIMITS = { entries: 1000, entryBytes: 64_000_000, allBytes: 80_000_000 };

/** The file has another format or is too large; its message, if any, is shown to the sender. */
export class UnreadableSheet extends Error {}

/** Runs in a process of its own: what crashes, hangs or takes all memory there harms nobody. */
async function inProcess(task: SheetTask): Promise<unknown> {
  const worker = new WorkerProcess(PROGRAM, { memory: MOST_MEMORY, seconds: LONGEST_S });
  try {
    return await worker.run(task);
  } catch (error) {
    throw error instanceof WorkerEnded || error instanceof TaskFailed ? new UnreadableSheet() : error;
  } finally {
    worker.end();
  }
}

/** A sheet as texts. A CSV file is one without a name. */
export type Table = { readonly name: string; readonly lines: string[][] };

export async function readTables(bytes: Buffer, kind: 'csv' | 'xlsx'): Promise<Table[]> {
  if (kind === 'xlsx')
    try {
      await listZip(bufferSource(bytes), XLSX_LIMITS);
    } catch (error) {
      throw error instanceof BadZip ? new UnreadableSheet() : error;
    }
  const read = (await inProcess({ kind, bytes })) as Table[] | string;
  if (typeof read === 'string') throw new UnreadableSheet(read);
  return read;
}

export const writeXlsx = async (...sheets: readonly WrittenSheet[]): Promise<Buffer> =>
  Buffer.from((await inProcess({ kind: 'write', sheets })) as Uint8Array);
