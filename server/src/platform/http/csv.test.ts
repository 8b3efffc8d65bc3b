import { expect, test } from 'vitest';
import { acceptsCsv, toCsv } from './csv.ts';

test('a table for spreadsheets begins with its names and quotes what needs it', () => {
  const rows = [{ name: 'Rao, "Asha"', note: 'two\nlines', left: 'out' }, { name: null }];
  expect(toCsv(['name', 'note'], rows)).toBe('\uFEFFname,note\r\n"Rao, ""Asha""","two\nlines"\r\n,\r\n');
});

test.each(['=1+1', '+919822012345', '-2', '@sum', '＝1+1'])('%j cannot become a formula', (text) => {
  expect(toCsv(['text'], [{ text }]).split('\r\n')[1]).toBe(`'${text}`);
});

test('a tab at the start of a cell cannot begin a formula either', () => {
  expect(toCsv(['text'], [{ text: '\tx' }]).split('\r\n')[1]).toBe('"\'\tx"');
});

test('only who asks for such a table gets one', () => {
  expect([acceptsCsv('text/csv'), acceptsCsv('application/json'), acceptsCsv(undefined)]).toEqual([true, false, false]);
});
