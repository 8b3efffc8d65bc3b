import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { BadZip, bufferSource, listZip } from '#platform/files/unzip.ts';

export type SheetTask =
  | { readonly kind: 'csv'; readonly bytes: Uint8Array }
  | { readonly kind: 'xlsx'; readonly bytes: Uint8Array }
  | { readonly kind: 'write'; readonly rows: readonly (readonly string[])[] };

const PROGRAM = path.join(import.meta.dirname, 'sheet.program.ts');
const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 384;
/** An XLSX file is a zip: what it unpacks to is looked at before anything is unpacked. */
const XLSX_LIMITS = { entries: 1000, entryBytes: 120_000_000, allBytes: 150_000_000 };

/** The file is not what it says, or too much to read. */
export class UnreadableSheet extends Error {}

/** Runs in a thread with its own memory: what crashes or hangs there harms nobody. */
function inThread(task: SheetTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(PROGRAM, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      stderr: true,
      stdout: true,
    });
    const timer = setTimeout(() => fail(), LONGEST_MS);
    const end = () => {
      clearTimeout(timer);
      void thread.terminate();
    };
    const fail = () => {
      end();
      reject(new UnreadableSheet());
    };
    thread.once('message', ({ result, failed }: { result?: unknown; failed?: true }) => {
      if (failed) return fail();
      end();
      resolve(result);
    });
    thread.once('error', fail);
    thread.once('exit', fail);
  });
}

/** The lines of a table as texts; an XLSX file's first sheet. */
export async function readTable(bytes: Buffer, kind: 'csv' | 'xlsx'): Promise<string[][]> {
  if (kind === 'xlsx')
    try {
      await listZip(bufferSource(bytes), XLSX_LIMITS);
    } catch (error) {
      throw error instanceof BadZip ? new UnreadableSheet() : error;
    }
  return (await inThread({ kind, bytes })) as string[][];
}

export const writeXlsx = async (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  Buffer.from((await inThread({ kind: 'write', rows })) as Uint8Array);
