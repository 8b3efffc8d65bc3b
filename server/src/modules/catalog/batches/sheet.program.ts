import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { takeTasks } from '#platform/workers/tasks.ts';
import { BadCsv, decodeText, readCsv } from './csv.reading.ts';
import type { SheetTask } from './sheet.ts';

// A process of its own: reading 10,000 rows takes a second and much memory, and the file is somebody else's.

const DAY_LENGTH = 10;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, DAY_LENGTH);
  return String(value).trim();
}

/** The lines, or what is wrong with them: an error would lose its class on the way to the other process. */
function csvOrFault(bytes: Uint8Array): string[][] | string {
  try {
    return readCsv(decodeText(bytes));
  } catch (error) {
    if (error instanceof BadCsv) return error.message;
    throw error;
  }
}

async function work(task: SheetTask): Promise<unknown> {
  if (task.kind === 'csv') return csvOrFault(task.bytes);
  if (task.kind === 'xlsx') return (await readSheet(Buffer.from(task.bytes))).map((row) => row.map(textOf));
  const [header = [], ...rows] = task.rows;
  const written = [
    header.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#f3ece4' })),
    ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: false }))),
  ];
  const columns = header.map((name) => ({ width: name === 'errors' || name.endsWith('Description') ? 40 : 16 }));
  const buffer = await writeExcelFile(written, { columns, stickyRowsCount: 1, sheet: 'Products' }).toBuffer();
  return new Uint8Array(buffer);
}

takeTasks(work);
