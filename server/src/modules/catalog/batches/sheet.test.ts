import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTables, UnreadableSheet, writeXlsx } from './sheet.ts';

const ROWS = [
  ['code', 'name'],
  ['PLY-1', 'Some plywood'],
];

test('a table is read as it was written', async () => {
  const lists = { name: 'Lists', rows: [['Grade'], ['BWP']] };
  expect(await readTables(await writeXlsx({ name: 'Products', rows: ROWS }, lists), 'xlsx')).toEqual([
    { name: 'Products', lines: ROWS },
    { name: 'Lists', lines: lists.rows },
  ]);
  expect(await readTables(Buffer.from('code,name\nPLY-1,Some plywood\n'), 'csv')).toEqual([{ name: '', lines: ROWS }]);
});

/** A real file whose sheet unpacks to `bytes`, while its directory announces `announced`. */
function swollen(xlsx: Buffer, bytes: number, announced: number): Buffer {
  const data = deflateRawSync(Buffer.alloc(bytes, ' '), { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(announced, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(Buffer.alloc(announced, ' ')), 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(announced, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.from(xlsx.subarray(-22));
  const table = xlsx.readUInt32LE(xlsx.length - 6);
  central.writeUInt32LE(table, 42);
  const inserted = Buffer.concat([local, name, data]);
  const entries = Buffer.concat([xlsx.subarray(table, -22), central, name]);
  end.writeUInt16LE(end.readUInt16LE(10) + 1, 8);
  end.writeUInt16LE(end.readUInt16LE(10) + 1, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(table + inserted.length, 16);
  return Buffer.concat([xlsx.subarray(0, table), inserted, entries, end]);
}

test('a table that unpacks to more than it may, announced or not, is unreadable', async () => {
  const xlsx = await writeXlsx({ name: 'Products', rows: ROWS });
  await expect(readTables(swollen(xlsx, 100_000_000, 100_000_000), 'xlsx')).rejects.toThrow(UnreadableSheet);
  await expect(readTables(swollen(xlsx, 300_000_000, 1000), 'xlsx')).rejects.toThrow(UnreadableSheet);
});
