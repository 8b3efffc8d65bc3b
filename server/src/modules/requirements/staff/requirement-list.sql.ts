import type { RequirementFilter, RequirementRow } from '@plyhaat/contract/requirements/staff/requirements';
import { and, eq, or, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { membersNamed, nameOf } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { isoTime } from '#platform/db/sql.ts';
import { hasPart, staffList, within } from '#platform/lists/staff-list.sql.ts';
import { quotes } from '../quotes.tables.ts';
import { requirements } from '../requirements.tables.ts';
import { isRequirementEnding } from './ending.reads.sql.ts';

const FIELDS = {
  _id: requirements.id,
  title: requirements.title,
  buyerId: requirements.buyerId,
  buyerName: nameOf(requirements.buyerId),
  category: categories.name,
  quantity: requirements.quantity,
  budget: requirements.budget,
  city: cities.name,
  state: states.name,
  status: requirements.status,
  approved: requirements.approval,
  quotes: sql<number>`(select count(*)::int from ${quotes} as quote where quote.requirement_id = ${requirements.id})`,
  createdAt: isoTime(requirements.createdAt),
  expiresAt: isoTime(requirements.expiresAt),
};

export const requirementList = staffList<RequirementFilter, RequirementRow>({
  table: requirements,
  id: requirements.id,
  columns: { created: requirements.createdAt, budget: requirements.budget },
  namedBy: membersNamed,
  conditions: ({ q, status, approved, buyer, ends, ...period }, named) =>
    and(
      q ? or(hasPart(requirements.title, q), sql`${requirements.buyerId} = any(${named})`) : undefined,
      status ? eq(requirements.status, status) : undefined,
      approved ? eq(requirements.approval, approved) : undefined,
      buyer ? eq(requirements.buyerId, buyer) : undefined,
      ends ? isRequirementEnding(ends) : undefined,
      within(requirements.createdAt, period),
    ),
  isNarrow: ({ ends }) => ends !== undefined,
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(requirements)
      .innerJoin(cities, eq(cities.id, requirements.cityId))
      .innerJoin(states, eq(states.id, requirements.stateId))
      .leftJoin(categories, eq(categories.id, requirements.categoryId))
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ buyerId, buyerName, ...row }) => ({ ...row, buyer: { _id: buyerId, name: buyerName ?? '' } }));
  },
});
