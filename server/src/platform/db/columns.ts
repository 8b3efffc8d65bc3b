import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './id.ts';

export const id = () => uuid().primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

export const paise = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Words to be searched; only ever made by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
