import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { takeTasks } from '#platform/workers/tasks.ts';
import { BadCsv, decodeText, readCsv } from './csv.reading.ts';
import type { SheetTask } from './sheet.ts';

// Runs as its own process: reading 10,000 rows takes a second and much memory, and the file is untrusted.

const DAY_LENGTH = 10;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, DAY_LENGTH);
  return String(value).trim();
}

/** Returns the lines, or the message of a fault: an error would lose its class between processes. */
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
