import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import type { OrderItem } from '@plyhaat/contract/billing/purchase';
import { formatDay } from '@plyhaat/contract/core/dates';
import { gstOn } from '@plyhaat/contract/core/money';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { linesOf } from '#modules/billing/invoices/lines.ts';
import { documentNumber, issueDay } from '#modules/billing/invoices/number.ts';
import { invoiceCounters, invoices } from '#modules/billing/invoices.tables.ts';
import { type Credit, orders, refunds } from '#modules/billing/orders.tables.ts';
import { planId, topupPriceId } from '#modules/billing/reference.sql.ts';
import { INDIA } from '#modules/places/places.reference.ts';
import { stateId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { companyOf } from '../src/settings.company.ts';
import { type BoughtPlan, type BoughtTopup, daysFrom } from './billing.history.ts';
import { seedBillingAddresses } from './billing-addresses.seed.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';

const COMPANY = companyOf({}, true);
const METHODS = ['phonepay', 'justpay', 'card'] as const;
const STAFF = 'govind-kelkar';

type History = { readonly plans: readonly BoughtPlan[]; readonly topups: readonly BoughtTopup[] };
/** COPY writes arrays as PostgreSQL's own: what is JSON goes as text. */
const json = (value: unknown) => JSON.stringify(value) as never;

/** Whom the invoices of each member name. */
function addresses({ sellers, people }: People): Map<string, { billing: BillingAddress; email: string }> {
  const stateOf = (code: string) => {
    const state = INDIA.states.find((one) => one.code === code);
    if (!state) throw new Error(`no state ${code}`);
    return { stateId: stateId(code), stateName: state.name, stateCode: state.gstCode };
  };
  const ofSeller = sellers.map(({ slug, company, address, state, pin, gstNumber, email }) => {
    const billing = { name: company, address, ...stateOf(state), pincode: pin, gstNumber };
    return [slug, { billing, email }] as const;
  });
  const ofPeople = people.map(({ slug, name, citySlug, email }) => {
    const state = stateOf(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase());
    return [slug, { billing: { name, address: '', ...state, pincode: null, gstNumber: null }, email }] as const;
  });
  return new Map<string, { billing: BillingAddress; email: string }>([...ofSeller, ...ofPeople]);
}

/** As an upgrade credits it: the whole days left at the plan's price, rounded down to a rupee. */
function creditOf({ replaces, startsAt }: BoughtPlan): Credit[] {
  if (!replaces) return [];
  const { plan, fullEnd } = replaces;
  const ofDays = plan.months * 30;
  const days = Math.floor((fullEnd.getTime() - startsAt.getTime()) / DAY_MS);
  const amount = Math.floor((plan.price * days) / ofDays) * 100;
  const name = `${plan.family} ${plan.name}`;
  const [value, share] = [plan.price * 100, days / ofDays];
  return [{ subscriptionId: replaces.id, name, value, whole: value, share, limit: null, days, ofDays, amount }];
}

type Sale = {
  readonly id: string;
  readonly slug: string;
  readonly kind: 'subscription' | 'topup';
  readonly at: Date;
  readonly endsAt: Date;
  readonly item: OrderItem;
  readonly credits: Credit[];
  readonly refundedAt: Date | null;
};

const salesOf = ({ plans, topups }: History): Sale[] => [
  ...plans.map(
    (one): Sale => ({
      id: one.orderId,
      slug: one.slug,
      kind: 'subscription',
      at: one.startsAt,
      endsAt: one.fullEnd,
      item: {
        _id: planId(one.plan),
        name: `${one.plan.family} ${one.plan.name}`,
        price: one.plan.price,
        type: 'subscription',
        noOfMonth: one.plan.months,
      },
      credits: creditOf(one),
      refundedAt: one.ended === 'refunded' ? one.endsAt : null,
    }),
  ),
  ...topups.map(
    ({ orderId, slug, at, days, kind, name, price }): Sale => ({
      id: orderId,
      slug,
      kind: 'topup',
      at,
      endsAt: daysFrom(at, days),
      item: { _id: topupPriceId(kind, days), name, price: price / 100, type: kind, numberOfDays: days },
      credits: [],
      refundedAt: null,
    }),
  ),
];

function orderOf(sale: Sale, own: Random, addressBook: ReturnType<typeof addresses>) {
  const { billing, email } = addressBook.get(sale.slug) ?? {};
  if (!billing) throw new Error(`no address for ${sale.slug}`);
  const price = Math.round(sale.item.price * 100);
  const credit = sale.credits.reduce((sum, { amount }) => sum + amount, 0);
  const split = gstOn(price - credit, billing.stateCode === COMPANY.stateCode);
  const method = own.pick(METHODS);
  return {
    id: sale.id,
    memberId: memberId(sale.slug),
    kind: sale.kind,
    state: sale.refundedAt ? ('REFUNDED' as const) : ('PAID' as const),
    method,
    provider: method === 'phonepay' ? 'phonepe' : 'juspay',
    items: [sale.item],
    itemsKey: sale.item._id,
    starts: credit > 0 ? ('upgrade' as const) : ('now' as const),
    credits: sale.credits,
    price,
    credit,
    ...split,
    refunded: sale.refundedAt ? split.total : 0,
    billing,
    email: email ?? null,
    reference: `T${sale.id.slice(2)}`,
    createdAt: new Date(sale.at.getTime() - own.int(20, 200) * 1000),
    paidAt: sale.at,
    updatedAt: sale.refundedAt ?? sale.at,
  };
}
type SeededOrder = ReturnType<typeof orderOf>;

const refundId = ({ id }: Pick<Sale, 'id'>) => `RF${id.slice(2)}`;
const WHY = 'Bought by mistake, not used';

/** Documents in the order in which they were issued: each series counts from one in every financial year. */
function documentsOf(sales: readonly Sale[], rows: ReadonlyMap<string, SeededOrder>) {
  const last = new Map<string, number>();
  const numberOf = (series: 'PH' | 'PHC', at: Date) => {
    const { day, year } = issueDay(at);
    const serial = (last.get(`${series} ${year}`) ?? 0) + 1;
    last.set(`${series} ${year}`, serial);
    return { series, day, year, serial, number: documentNumber(series, year, serial), issuedAt: at };
  };
  const supplierState = INDIA.states.find(({ gstCode }) => gstCode === COMPANY.stateCode)?.name ?? '';
  const issued = (sale: Sale, document: ReturnType<typeof numberOf>, more: object) => {
    const order = rows.get(sale.id) as SeededOrder;
    const { taxable, cgst, sgst, igst, roundOff, total, billing } = order;
    return {
      ...document,
      id: idOf('invoice', document.number),
      orderId: order.id,
      memberId: order.memberId,
      supplier: json({
        name: COMPANY.legalName,
        address: COMPANY.address,
        gstNumber: COMPANY.gstin,
        stateName: supplierState,
        stateCode: COMPANY.stateCode,
      }),
      recipient: json(billing),
      placeOfSupply: json({ code: billing.stateCode, name: billing.stateName }),
      ...{ taxable, cgst, sgst, igst, roundOff, total },
      paymentMethod: order.method,
      paymentReference: order.reference,
      isSpecimen: true,
      refundId: null,
      corrects: null,
      reason: null,
      ...more,
    } as never as typeof invoices.$inferInsert;
  };
  const sold = sales.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id));
  const numbers = new Map<string, string>();
  const invoiced = sold.map((sale) => {
    const issue = numberOf('PH', sale.at);
    numbers.set(sale.id, issue.number);
    const { item, credits, at, endsAt } = sale;
    return issued(sale, issue, { lines: json(linesOf({ items: [item], credits, startsAt: at, endsAt }, COMPANY.sac)) });
  });
  const back = sold
    .filter(({ refundedAt }) => refundedAt)
    .toSorted((a, b) => Number(a.refundedAt) - Number(b.refundedAt));
  const noted = back.map((sale) => {
    const corrects = numbers.get(sale.id);
    const description = `Refund of ${sale.item.name}, invoice ${corrects} of ${formatDay(sale.at)}`;
    const amount = rows.get(sale.id)?.taxable;
    return issued(sale, numberOf('PHC', sale.refundedAt as Date), {
      refundId: refundId(sale),
      corrects,
      reason: WHY,
      lines: json([{ description, sac: COMPANY.sac, versionId: sale.item._id, amount }]),
    });
  });
  const counters = [...last].map(([key, count]) => {
    const [series = '', year = ''] = key.split(' ');
    return { series: series as 'PH' | 'PHC', year, last: count };
  });
  return { documents: [...invoiced, ...noted], counters };
}

const ORDER_COLUMNS = [
  ...['id', 'memberId', 'kind', 'state', 'method', 'provider', 'items', 'itemsKey', 'starts', 'credits'],
  ...['price', 'credit', 'taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total', 'refunded'],
  ...['billing', 'email', 'reference', 'createdAt', 'paidAt', 'updatedAt'],
] as (keyof SeededOrder)[];
const DOCUMENT_COLUMNS = [
  ...['id', 'series', 'year', 'serial', 'number', 'orderId', 'refundId', 'corrects', 'reason', 'memberId', 'day'],
  ...['supplier', 'recipient', 'placeOfSupply', 'lines', 'taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'],
  ...['paymentMethod', 'paymentReference', 'isSpecimen', 'issuedAt'],
] as (keyof typeof invoices.$inferInsert)[];

/** The orders behind what members bought, their invoices and credit notes: the sums of both are the same. */
export async function seedOrders(client: pg.ClientBase, random: Random, everybody: People, history: History) {
  const addressBook = addresses(everybody);
  const sales = salesOf(history);
  const rows = new Map(sales.map((sale) => [sale.id, orderOf(sale, random.fork(sale.id), addressBook)]));
  const written = [...rows.values()].map((row) => ({
    ...row,
    items: json(row.items),
    credits: json(row.credits),
    billing: json(row.billing),
  }));
  await copyInto(client, orders, ORDER_COLUMNS, written);
  const back = sales.filter(({ refundedAt }) => refundedAt);
  await copyInto(
    client,
    refunds,
    ['id', 'orderId', 'amount', 'reason', 'state', 'askedBy', 'doneAt', 'createdAt'],
    back.map((sale) => ({
      id: refundId(sale),
      orderId: sale.id,
      amount: rows.get(sale.id)?.total ?? 0,
      reason: WHY,
      state: 'done' as const,
      askedBy: memberId(STAFF),
      doneAt: sale.refundedAt,
      createdAt: sale.refundedAt as Date,
    })),
  );
  await seedBillingAddresses(client, [...rows.values()]);
  const { documents, counters } = documentsOf(sales, rows);
  await copyInto(client, invoices, DOCUMENT_COLUMNS, documents);
  await copyInto(client, invoiceCounters, ['series', 'year', 'last'], counters);
}
