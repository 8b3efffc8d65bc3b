import type { ExportedList } from '@plyhaat/contract/admin/exports';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import type { Column, SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/failure.ts';

/** What a list was filtered by, as in its address. */
export type ListQuery = Readonly<Record<string, string>>;
export type ExportedRow = Record<string, unknown> & { readonly _id: string };

/** A list of the console as a file. */
export type Exported = {
  readonly list: ExportedList;
  readonly columns: readonly string[];
  /** Tells its rows apart, where some of them are chosen. */
  readonly id: Column;
  where(query: ListQuery): SQL | undefined;
  /** So many rows after the one named last, in an order that never changes. */
  after(db: Db, where: SQL | undefined, last: ExportedRow | undefined, most: number): Promise<ExportedRow[]>;
};

export function parsedFilter<S extends z.core.$ZodType>(schema: S, query: ListQuery): z.output<S> {
  const { page: _page, perPage: _perPage, ...filters } = query;
  const read = z.safeParse(schema, filters);
  if (!read.success) throw new AppError(inputInvalid);
  return read.data;
}

type Source<Filter, Row> = {
  readonly id: Column;
  where(filter: Filter): SQL | undefined;
  after(db: Db, where: SQL | undefined, last: string | undefined, most: number): Promise<Row[]>;
};

type Export<S extends z.core.$ZodType, Row> = Pick<Exported, 'list' | 'columns'> & {
  readonly source: Source<z.output<S>, Row>;
  readonly filter: S;
  /** Makes of each row what its columns hold. */
  flat(row: Row): ExportedRow;
};

export const exported = <S extends z.core.$ZodType, Row>({
  list,
  columns,
  source,
  filter,
  flat,
}: Export<S, Row>): Exported => ({
  list,
  columns,
  id: source.id,
  where: (query) => source.where(parsedFilter(filter, query)),
  after: async (db, where, last, most) => (await source.after(db, where, last?._id, most)).map(flat),
});

/** What waits for staff may hold a number, which belongs in no file. */
export const withoutContacts = (text: string): string => maskContacts(text) ?? text;
