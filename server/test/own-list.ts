import { productBatches, productBatchTables } from '#modules/catalog/batches/batches.tables.ts';
import { listIn } from '#modules/catalog/batches/workbook.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';

/** A seller's own price list whose columns wait to be confirmed. */
export async function someOwnList(db: Db, sellerId: string): Promise<string> {
  const lines = [
    ['Item Name', 'Rate'],
    ['Gold BWP 18mm 8x4', 'Rs. 1450'],
  ];
  const { layout } = listIn([{ name: '', lines }]);
  const list = {
    sellerId,
    name: 'rates.csv',
    sheetPath: '',
    state: 'columns',
    layout: { ...layout, sheet: '' },
  } as const;
  const { id } = only(await db.insert(productBatches).values(list).returning({ id: productBatches.id }));
  await db.insert(productBatchTables).values({ batchId: id, lines });
  return id;
}
