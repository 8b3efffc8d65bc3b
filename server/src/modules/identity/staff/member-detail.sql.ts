import { maskEmail } from '@plyhaat/contract/core/email';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { orders } from '#modules/billing/orders.tables.ts';
import { selectUsable } from '#modules/billing/running.reads.sql.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { applications, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { isAbout } from '#modules/reports/about.reads.sql.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { companies, members, sessions } from '../identity.tables.ts';
import { isAlive } from '../sessions.reads.sql.ts';
import { selectConduct } from './member-conduct.reads.sql.ts';
import { selectMemberRow } from './member-list.sql.ts';

/** So many of each are shown; the lists have the rest. */
const LATEST = 10;

async function latest<Row>(db: Db, table: PgTable, where: SQL | undefined, rows: Promise<Row[]>) {
  return { total: await db.$count(table, where), data: await rows };
}

const listingsOf = (db: Db, id: string) => {
  const own = eq(products.sellerId, id);
  const fields = {
    _id: products.id,
    slug: products.slug,
    name: products.name,
    approved: products.approval,
    createdAt: isoTime(products.createdAt),
  };
  return latest(
    db,
    products,
    own,
    db.select(fields).from(products).where(own).orderBy(desc(products.createdAt)).limit(LATEST),
  );
};

const leadsOf = (db: Db, id: string) => {
  const own = or(eq(leads.sellerId, id), eq(leads.buyerId, id));
  const fields = {
    _id: leads.id,
    channel: leads.channel,
    status: leads.status,
    about: products.name,
    createdAt: isoTime(leads.createdAt),
  };
  const rows = db
    .select(fields)
    .from(leads)
    .leftJoin(products, eq(products.id, leads.productId))
    .where(own)
    .orderBy(desc(leads.lastContactAt))
    .limit(LATEST);
  return latest(db, leads, own, rows);
};

const ordersOf = (db: Db, id: string) => {
  const own = eq(orders.memberId, id);
  const fields = {
    _id: orders.id,
    state: orders.state,
    total: sql<number>`${orders.total} / 100.0`.mapWith(Number),
    refunded: sql<number>`${orders.refunded} / 100.0`.mapWith(Number),
    createdAt: isoTime(orders.createdAt),
  };
  return latest(
    db,
    orders,
    own,
    db.select(fields).from(orders).where(own).orderBy(desc(orders.createdAt)).limit(LATEST),
  );
};

const sessionsOf = (db: Db, id: string) => {
  const own = and(eq(sessions.memberId, id), isAlive);
  const fields = {
    _id: sessions.id,
    device: sessions.device,
    address: sessions.address,
    signedInAt: isoTime(sessions.enteredAt),
    expiresAt: isoTime(sessions.expiresAt),
  };
  const rows = db.select(fields).from(sessions).where(own).orderBy(desc(sessions.enteredAt)).limit(LATEST);
  return latest(db, sessions, own, rows);
};

const requirementsOf = (db: Db, id: string) => {
  const own = eq(requirements.buyerId, id);
  const fields = {
    _id: requirements.id,
    title: requirements.title,
    status: requirements.status,
    approved: requirements.approval,
    createdAt: isoTime(requirements.createdAt),
  };
  const rows = db.select(fields).from(requirements).where(own).orderBy(desc(requirements.createdAt)).limit(LATEST);
  return latest(db, requirements, own, rows);
};

const applicationsOf = (db: Db, id: string) => {
  const own = eq(applications.applicantId, id);
  const fields = {
    _id: applications.id,
    organisation: applications.organisationName,
    brand: opportunities.brand,
    status: applications.status,
    createdAt: isoTime(applications.createdAt),
  };
  const rows = db
    .select(fields)
    .from(applications)
    .innerJoin(opportunities, eq(opportunities.id, applications.opportunityId))
    .where(own)
    .orderBy(desc(applications.createdAt))
    .limit(LATEST);
  return latest(db, applications, own, rows);
};

const reportsOf = (db: Db, id: string) => {
  const own = or(eq(reports.reporterId, id), isAbout(id));
  const fields = {
    _id: reports.id,
    kind: reports.kind,
    reason: reports.reason,
    status: reports.state,
    isOwn: sql<boolean>`coalesce(${reports.reporterId} = ${id}, false)`,
    createdAt: isoTime(reports.createdAt),
  };
  return latest(
    db,
    reports,
    own,
    db.select(fields).from(reports).where(own).orderBy(desc(reports.createdAt)).limit(LATEST),
  );
};

async function selectMore(db: Db, id: string) {
  const [found] = await db
    .select({
      email: members.email,
      ownAddress: members.address,
      address: companies.address,
      pinCode: companies.pinCode,
      rating: sql<number>`coalesce(${sellerFigures.rating}, 0)`.mapWith(Number),
      reviewCount: sql<number>`coalesce(${sellerFigures.reviewCount}, 0)`,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id))
    .where(eq(members.id, id));
  if (!found) return undefined;
  const { email, ownAddress, address, ...more } = found;
  return { ...more, email: email && maskEmail(email), address: address ?? ownAddress };
}

export async function selectMemberDetail(db: Db, id: string): Promise<MemberDetail | undefined> {
  const [row, more] = [await selectMemberRow(db, id), await selectMore(db, id)];
  if (!row || !more) return undefined;
  return {
    ...row,
    ...more,
    leadsReceived: await db.$count(leads, eq(leads.sellerId, id)),
    leadsMade: await db.$count(leads, eq(leads.buyerId, id)),
    listings: await listingsOf(db, id),
    leads: await leadsOf(db, id),
    orders: await ordersOf(db, id),
    sessions: await sessionsOf(db, id),
    requirements: await requirementsOf(db, id),
    applications: await applicationsOf(db, id),
    reports: await reportsOf(db, id),
    allowances: (await selectUsable(db, id)).map(({ kind, granted, used }) => ({ kind, granted, used })),
    conduct: await selectConduct(db, id),
  };
}
