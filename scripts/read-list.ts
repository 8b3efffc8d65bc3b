import { readListFile } from '../server/test/price-lists.ts';

// What the upload makes of a seller's own file: `node scripts/boot.mjs scripts/read-list.ts list.xlsx`.
for (const file of process.argv.slice(2)) {
  const { sheet, layout, rows } = await readListFile(file);
  console.log(`${file} ${sheet && `sheet '${sheet}', `}titles in row ${layout.headerRow}, ${rows.length} rows`);
  console.table(
    layout.columns.map(({ title, use, sure, fixed }) => ({ title, use, sure, fixed: JSON.stringify(fixed) })),
  );
  console.table(rows.map(({ line, cells }) => ({ line, ...cells })));
}
