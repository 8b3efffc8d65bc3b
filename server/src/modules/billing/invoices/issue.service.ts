import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { findStateName } from '../addresses.sql.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { insertDocument, nextSerial } from './issue.sql.ts';
import { linesOf } from './lines.ts';
import { documentNumber, issueDay } from './number.ts';
import { dayInWords } from './words.ts';

type Term = { readonly startsAt: Date; readonly endsAt: Date };
export type Split = {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly roundOff: number;
  readonly total: number;
};

const splitOf = ({ taxable, cgst, sgst, igst, roundOff, total }: Split): Split => ({
  taxable,
  cgst,
  sgst,
  igst,
  roundOff,
  total,
});

/** What every document copies of the order and of the company that issues it. */
const copied = async (db: Db, { company, demo }: Deps['settings'], order: OrderRow) => ({
  orderId: order.id,
  memberId: order.memberId,
  supplier: {
    name: company.legalName,
    address: company.address,
    gstNumber: company.gstin,
    stateName: await findStateName(db, company.stateCode),
    stateCode: company.stateCode,
  },
  recipient: order.billing,
  placeOfSupply: { code: order.billing.stateCode, name: order.billing.stateName },
  paymentMethod: order.method,
  paymentReference: order.reference,
  isSpecimen: demo,
});

/** The series' next number and its day, in the transaction of what is issued: a number is never lost. */
async function numbered(db: Db, series: 'PH' | 'PHC', now: Date) {
  const { day, year } = issueDay(now);
  const serial = await nextSerial(db, series, year);
  return { series, day, year, serial, number: documentNumber(series, year, serial), issuedAt: now };
}

/** Prints no credit where it could not be granted: the payment then bought a shorter time. */
const invoiceLines = (order: OrderRow, term: Term, sac: string) =>
  order.flag === 'credit_gone'
    ? linesOf(
        { items: order.items.map((item) => ({ ...item, price: order.taxable / 100 })), credits: [], ...term },
        sac,
      )
    : linesOf({ items: order.items, credits: order.credits, ...term }, sac);

export async function issueInvoice(db: Db, settings: Deps['settings'], order: OrderRow, term: Term): Promise<string> {
  return insertDocument(db, {
    ...(await copied(db, settings, order)),
    ...splitOf(order),
    lines: invoiceLines(order, term, settings.company.sac),
    ...(await numbered(db, 'PH', order.paidAt ?? new Date())),
  });
}

type Correction = {
  readonly refundId: string;
  readonly reason: string;
  readonly corrects: { readonly number: string; readonly day: string };
  readonly split: Split;
};

export async function issueCreditNote(
  db: Db,
  settings: Deps['settings'],
  order: OrderRow,
  { refundId, reason, corrects, split }: Correction,
): Promise<string> {
  const description = `Refund of ${order.items.map(({ name }) => name).join(', ')}, invoice ${corrects.number} of ${dayInWords(corrects.day)}`;
  return insertDocument(db, {
    ...(await copied(db, settings, order)),
    ...split,
    refundId,
    reason,
    corrects: corrects.number,
    lines: [{ description, sac: settings.company.sac, versionId: order.items[0]?._id ?? null, amount: split.taxable }],
    ...(await numbered(db, 'PHC', new Date())),
  });
}
