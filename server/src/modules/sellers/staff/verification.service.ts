import { changeCompany } from '#modules/identity/identity.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/jobs/events.ts';
import { checkName } from '../names.service.ts';
import { gstUnverified, gstVerified } from '../sellers.events.ts';
import { findLockedCompany } from './gst.sql.ts';

/** Makes a seller a verified one, or takes that back. Returns what it was, or nothing where there is no business. */
export async function setVerified(db: Db, memberId: string, isVerified: boolean): Promise<boolean | undefined> {
  const company = await findLockedCompany(db, memberId);
  if (!company || company.isVerified === isVerified) return company?.isVerified;
  if (isVerified) await checkName(db, memberId, company.name);
  await changeCompany(db, memberId, { name: company.name, isVerified });
  await announce(db, isVerified ? gstVerified : gstUnverified, { memberId });
  await dropCached(db, ['sellers', 'products']);
  return company.isVerified;
}
