import readXlsx from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { takeTasks } from '#platform/workers/tasks.ts';
import { BadCsv, decodeText, readCsv } from './csv.reading.ts';
import type { SheetTask, Table, WrittenSheet } from './sheet.ts';

// Runs as its own process: reading 10,000 rows takes a second and much memory, and the file is untrusted.

const DAY_LENGTH = 10;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, DAY_LENGTH);
  return String(value).trim();
}

/** Returns the lines, or the message of a fault: an error would lose its class between processes. */
function csvOrFault(bytes: Uint8Array): Table[] | string {
  try {
    return [{ name: '', lines: readCsv(decodeText(bytes)) }];
  } catch (error) {
    if (error instanceof BadCsv) return error.message;
    throw error;
  }
}

const sheetsOf = async (bytes: Uint8Array): Promise<Table[]> =>
  (await readXlsx(Buffer.from(bytes))).map(({ sheet, data }) => ({
    name: sheet,
    lines: data.map((row) => row.map(textOf)),
  }));

const WIDE = /error|descri|list/i;

function written({ name, rows: [header = [], ...rows] }: WrittenSheet) {
  return {
    sheet: name,
    stickyRowsCount: 1,
    columns: header.map((title) => ({ width: WIDE.test(title) ? 40 : 18 })),
    data: [
      header.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#f3ece4' })),
      ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: false }))),
    ],
  };
}

async function work(task: SheetTask): Promise<unknown> {
  if (task.kind === 'csv') return csvOrFault(task.bytes);
  if (task.kind === 'xlsx') return sheetsOf(task.bytes);
  return new Uint8Array(await writeExcelFile(task.sheets.map(written)).toBuffer());
}

takeTasks(work);
