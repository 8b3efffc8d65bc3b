import { isStaff, may, type Role } from '@plyhaat/contract/core/roles';
import type { MemberRow } from '@plyhaat/contract/identity/staff/members';

type Reader = { readonly _id: string; readonly role: Role } | null;

/** Nobody acts on themselves, and only an administrator on staff. */
export const mayActOn = (reader: Reader, { _id, role }: Pick<MemberRow, '_id' | 'role'>): boolean =>
  reader !== null && reader._id !== _id && (may(reader.role, 'administer') || !isStaff(role));
