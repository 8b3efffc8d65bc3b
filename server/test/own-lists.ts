import type { BatchLayout, Cause } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch, BatchRow } from '@plyhaat/contract/catalog/batches';
import { expect } from 'vitest';
import { writeXlsx } from '#modules/catalog/batches/sheet.ts';
import type { TestApp } from './app.ts';
import { batchesOf, sendInChunks } from './batches.ts';
import { someSeller } from './builders.ts';

type Rows = readonly (readonly string[])[];
const TITLES = ['Sr', 'Item Name', 'Company', 'Motai', 'Size', 'Rate'];
/** Rows of a seller's own price list. */
export const ITEMS: Rows = [
  ['1', 'Gold BWP', '', '18', '8x4', 'Rs. 1450'],
  ['2', 'Gold BWP', '', '12', '8x4', '₹ 1,050/-'],
  ['3', 'Silver MR', '', '9', '7x4', '850/-'],
];
export const listOf = (rows: Rows, brand = '') =>
  writeXlsx({
    name: 'Rates',
    rows: [['RATE LIST W.E.F. 1 NOV 2026'], [''], TITLES, ...rows.map((row) => row.with(2, row[2] || brand))],
  });

/** What sellers do with their own lists, by HTTP. */
export function tradersOf(shop: TestApp) {
  async function someTrader() {
    const seller = await someSeller(shop.db);
    const own = batchesOf(shop, seller);
    const at = (id: string) => `/product/batches/${id}`;
    const data = async <T>(
      reply: Promise<{ statusCode: number; body: string; json: () => { data: T } }>,
    ): Promise<T> => {
      const answer = await reply;
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    };
    const remedy = async (id: string, cause: string, kind: string, more: object = {}) => {
      await data(shop.post(`${at(id)}/remedies`, { cause, kind, ...more }, seller));
      await shop.settle();
      return own.read(id);
    };
    return {
      seller,
      own,
      columns: (id: string) => data<BatchLayout>(shop.get(`${at(id)}/columns`, seller)),
      name: (id: string, uses: readonly unknown[]) =>
        data<BatchLayout>(shop.send('PUT', `${at(id)}/columns`, { payload: { uses } }, seller)),
      check: async (id: string) => {
        await data(shop.post(`${at(id)}/check`, {}, seller));
        await shop.settle();
        return own.read(id);
      },
      causes: (id: string) => data<Cause[]>(shop.get(`${at(id)}/causes`, seller)),
      remedy,
      undo: async (id: string, cause: string) => {
        await data(shop.delete(`${at(id)}/remedies?cause=${encodeURIComponent(cause)}`, undefined, seller));
        await shop.settle();
        return own.read(id);
      },
      correct: async (id: string, rows: readonly object[]): Promise<{ data: BatchRow[]; batch: Batch }> =>
        (await shop.send('PUT', `${at(id)}/rows`, { payload: { rows } }, seller)).json(),
      file: async (use: string, bytes: Buffer): Promise<string> =>
        (await sendInChunks(shop, use, bytes, seller)).json().data._id,
    };
  }

  const opened = async (trader: Awaited<ReturnType<typeof someTrader>>, rows: Rows = ITEMS, brand = '') => {
    const { _id } = await trader.own.upload({ sheet: await listOf(rows, brand) });
    return trader.check(_id);
  };

  return { someTrader, opened };
}
