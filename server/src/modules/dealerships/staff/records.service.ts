import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { maskEmail } from '@plyhaat/contract/core/email';
import { gstDoubts } from '@plyhaat/contract/core/gst';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { signPath } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import { dealershipApproved, dealershipRejected } from '../dealerships.events.ts';
import { openable } from '../records.service.ts';
import {
  countRecords,
  decideRecord,
  lockRecord,
  type RecordRow,
  selectQueuedRecords,
  selectRecord,
} from '../records.sql.ts';

const itemOf = ({ settings }: Deps, row: RecordRow): Omit<ReviewItem, 'kind'> => ({
  _id: row._id,
  version: row.version,
  status: row.approval,
  title: row.name,
  about: `${row.businessType} · ${row.city}, ${row.state}`,
  picture: row.logoPicture && { ...row.logoPicture, path: signPath(settings, row.logoPicture.path) },
  owner: row.owner,
  submittedAt: row.submittedAt,
  reason: row.rejectReason,
});

/** What a reviewer reads, contacts masked as in all of the console (ADMIN-12); each document opens from its address. */
const fieldsOf = ({ settings }: Deps, row: RecordRow) => [
  ...(
    [
      ['Business name', row.name],
      ['Business type', row.businessType],
      ['Description', row.description],
      ['Address', row.address],
      ['City', row.city],
      ['State', row.state],
      ['PIN code', row.pincode],
      ['Phone', row.phone && maskPhone(row.phone)],
      ['E-mail', row.email && maskEmail(row.email)],
      ['Website', row.website],
      ['Established', row.establishedYear === null ? null : String(row.establishedYear)],
      ['GST number', row.gstNumber],
    ] as const
  ).map(([label, value]) => ({ label, value })),
  ...row.documentFiles
    .map(openable(settings))
    .map(({ name, address }, i) => ({ label: `Document ${i + 1}: ${name}`, value: address })),
];

async function read(deps: Deps, id: string) {
  const row = await selectRecord(deps.db, id);
  if (!row) return undefined;
  const item = itemOf(deps, row);
  return {
    ...item,
    public: null,
    pending: {
      fields: fieldsOf(deps, row),
      pictures: item.picture ? [{ label: 'Business logo', picture: item.picture }] : [],
    },
    differs: [],
    warnings: row.gstNumber ? gstDoubts(row.gstNumber, row.gstCode) : [],
    link: null,
  };
}

async function lock(db: Db, id: string) {
  const row = await lockRecord(db, id);
  return row && { ...row, status: row.approval };
}
type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;
const factOf = ({ id, ownerId, name }: Locked) => ({ dealershipId: id, ownerId, name });

export const dealershipReviews = reviewable<Locked>({
  kind: 'dealership',
  count: countRecords,
  list: async (deps, page) => (await selectQueuedRecords(deps.db, page)).map((row) => itemOf(deps, row)),
  read,
  lock,
  async approve(db, record) {
    await decideRecord(db, record.id, 'APPROVED', null);
    await announce(db, dealershipApproved, factOf(record));
  },
  async reject(db, record, { reason }) {
    await decideRecord(db, record.id, 'REJECTED', reason);
    await announce(db, dealershipRejected, { ...factOf(record), reason });
  },
});
