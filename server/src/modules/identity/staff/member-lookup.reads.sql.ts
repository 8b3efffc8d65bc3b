import type { MemberRow } from '@plyhaat/contract/identity/staff/members';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containsPart } from '#platform/lists/part-of-text.sql.ts';
import { companies, members } from '../identity.tables.ts';

/** A number may be typed with spaces, dashes and +91. */
const asStored = (text: string): string =>
  /^[+\d][\d\s-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '') : text;

/** Members by part of what staff know of them. */
export const lookedUp = (text: string): SQL => containsPart(sql`${members.lookup}`, asStored(text));

/** A text that matches more members than this is too vague for a search. */
const MOST_NAMED = 1000;

/** The ids of the members that a text names. */
export const membersNamed = (text: string): SQL =>
  sql`select ${members.id} from ${members} where ${lookedUp(text)} limit ${MOST_NAMED}`;

/** The name under which lists show a member: its company's, or its own. */
export const nameOf = (memberId: PgColumn): SQL<string | null> => sql<string | null>`(
  select coalesce(company.name, named.name) from ${members} as named
    left join ${companies} as company on company.member_id = named.id where named.id = ${memberId})`;

export const named = (_id: string | null, name: string | null) =>
  _id === null || name === null ? null : { _id, name };

export const memberStatus = sql<MemberRow['standing']>`case when ${members.isBlocked} then 'blocked'
  when ${members.provenAt} is null then 'unproven' else 'active' end`;
