import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm';

/** The same, of these rows alone where some were chosen. */
export const among = (id: Column, where: SQL | undefined, ids: readonly string[] | undefined) =>
  ids ? and(where, inArray(sql`${id}::text`, [...ids])) : where;
