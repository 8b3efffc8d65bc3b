import { eq, sql } from 'drizzle-orm';
import { hasSellerPlan } from '#modules/billing/running.reads.sql.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { productVersions } from '#modules/catalog/versions.tables.ts';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { gstRejection } from './staff/gst.sql.ts';

const hasApproved = sql<boolean>`exists (
  select from ${products} as own where own.seller_id = ${members.id} and own.approval = 'APPROVED')`;

/** Of the saves that staff have not approved. */
const openSave = (state: 'PENDING' | 'REJECTED') => sql`
  from ${productVersions} as save join ${products} as own on own.id = save.product_id
 where own.seller_id = ${members.id} and save.state = ${sql.raw(`'${state}'`)}`;
const hasWaiting = sql<boolean>`exists (select ${openSave('PENDING')})`;
const sentBack = sql<string | null>`(
  select save.reject_reason ${openSave('REJECTED')} order by save.decided_at desc limit 1)`;

const hasCertificate = sql<boolean>`(${companies.gstNumber} is not null and exists (
  select from ${memberFiles} as file where file.member_id = ${members.id} and file.kind = 'document'))`;

const hasPlan = sql<boolean>`${hasSellerPlan('members.id')}`;

/** What there is of each first step, in one statement. */
export async function selectFirstSteps(db: Db, memberId: string) {
  const [row] = await db
    .select({
      photo: sql<boolean>`coalesce(${members.profileImage}, '') <> ''`,
      about: sql<boolean>`coalesce(${companies.about}, '') <> ''`,
      email: sql<boolean>`${members.email} is not null`,
      place: sql<boolean>`${members.cityId} is not null`,
      hasApproved,
      hasWaiting,
      sentBack,
      isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      hasCertificate,
      gstRejection,
      hasPlan,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(eq(members.id, memberId));
  return row;
}

export type FirstStepsRow = NonNullable<Awaited<ReturnType<typeof selectFirstSteps>>>;
