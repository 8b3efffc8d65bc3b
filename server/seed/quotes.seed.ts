import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { landedPrice } from '@plyhaat/contract/core/landed';
import { readQuantity } from '@plyhaat/contract/core/quantity';
import { readSheet } from '@plyhaat/contract/core/sheet';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { leadContacts, leads, numberPlaces } from '#modules/leads/leads.tables.ts';
import { messages, threads } from '#modules/leads/threads.tables.ts';
import { quotationCounters, quotes } from '#modules/requirements/quotes.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { daysAfter, financialYear, indianDay } from '#platform/indian-day.ts';
import { DECLINED_FOR, QUOTE_NOTES, QUOTE_QUESTIONS, UNANSWERED } from './quotes.data.ts';
import { type Offer, readOffers, readSampleSeller, readWanted, type Wanted } from './quotes.world.ts';
import type { Random } from './random.ts';

const MOST = 6;
const LATELY_DAYS = 10;
export const QUOTE_TURNS = Array.from({ length: MOST }, (_, turn) => turn);
/** Demo rows are told from members' own by their ids. */
export const quoteId = (requirementId: string, turn: number): string => idOf('quote', `${requirementId} ${turn}`);

type Rows = {
  readonly quotes: (typeof quotes.$inferInsert)[];
  readonly threads: (typeof threads.$inferInsert)[];
  readonly messages: (typeof messages.$inferInsert)[];
  readonly accepted: { readonly wanted: Wanted; readonly offer: Offer; readonly at: Date; readonly id: string }[];
};

const initials = (name: string) =>
  name
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A listed price comes down a little for a lot. */
const priced = (random: Random, { price }: Offer) =>
  Math.max(100, Math.round(price * (0.9 + random.next() * 0.12)) * 100);

function termsOf(random: Random, { quantity }: Wanted, offer: Offer) {
  const asked = readQuantity(quantity);
  const freight = random.chance(0.3) ? 0 : random.int(12, 90) * 20_000;
  const terms = {
    unitPrice: priced(random, offer),
    unit: offer.unit as PriceUnit,
    freight,
    gstPercent: offer.gstNumber ? offer.gstPercent : 0,
  };
  const landed = asked && landedPrice(terms, asked, readSheet(offer.size, offer.thickness));
  return {
    ...terms,
    amount: asked?.amount ?? null,
    amountUnit: asked?.unit ?? null,
    landed: landed?.each ?? null,
    goods: landed?.goods ?? null,
    gst: landed?.gst ?? null,
    total: landed?.total ?? null,
    leadTimeDays: random.int(1, 12),
    note: random.pick(QUOTE_NOTES),
    hsn: offer.hsn,
    size: offer.size,
    thickness: offer.thickness,
    productId: offer.productId,
  };
}

const partyOf = ({ company, address, gstNumber, cityName, stateName, stateCode }: Offer) => ({
  name: company,
  address,
  gstNumber,
  cityName,
  stateName,
  stateCode,
});
const buyerOf = ({ buyerName, cityName, stateName, stateCode }: Wanted) => ({
  name: buyerName,
  address: null,
  gstNumber: null,
  cityName,
  stateName,
  stateCode,
});

function stateOf(random: Random, { status }: Wanted, turn: number) {
  if (status === 'Completed') return turn === 0 ? ('accepted' as const) : ('lost' as const);
  return turn > 0 && random.chance(0.12) ? ('declined' as const) : ('open' as const);
}

function talk(random: Random, rows: Rows, threadId: string, at: Date): void {
  if (!random.chance(0.4)) return;
  random.some(QUOTE_QUESTIONS, random.int(1, 2)).forEach(([question, answer], turn) => {
    const asked = new Date(at.getTime() + (turn + 1) * 20 * 60_000);
    const replied = new Date(asked.getTime() + 9 * 60_000);
    rows.messages.push(
      { id: idOf('message', `${threadId} ${turn} q`), threadId, side: 'buyer', text: question, createdAt: asked },
      { id: idOf('message', `${threadId} ${turn} a`), threadId, side: 'seller', text: answer, createdAt: replied },
    );
  });
}

function quoteOnce(random: Random, rows: Rows, wanted: Wanted, offer: Offer, turn: number, now: Date): void {
  const id = quoteId(wanted.id, turn);
  const threadId = idOf('thread', id);
  const age = now.getTime() - wanted.createdAt.getTime();
  const createdAt = new Date(wanted.createdAt.getTime() + Math.min(age * 0.6, (turn + 1) * random.int(1, 9) * HOUR_MS));
  const state = stateOf(random, wanted, turn);
  const decidedAt =
    state === 'open' ? null : new Date(createdAt.getTime() + (now.getTime() - createdAt.getTime()) * 0.5);
  rows.threads.push({
    id: threadId,
    buyerId: wanted.buyerId,
    sellerId: offer.sellerId,
    requirementId: wanted.id,
    buyerReadAt: now,
    sellerReadAt: now,
    activeAt: decidedAt ?? createdAt,
    createdAt,
  });
  talk(random, rows, threadId, createdAt);
  rows.quotes.push({
    id,
    requirementId: wanted.id,
    sellerId: offer.sellerId,
    buyerId: wanted.buyerId,
    threadId,
    title: wanted.title,
    state,
    number: '',
    ...termsOf(random, wanted, offer),
    validUntil: daysAfter(indianDay(createdAt), 10 + random.int(0, 8)),
    declineReason: state === 'declined' ? random.pick(DECLINED_FOR) : null,
    decidedAt,
    parties: state === 'accepted' ? { seller: partyOf(offer), buyer: buyerOf(wanted) } : null,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
  });
  if (state === 'accepted') rows.accepted.push({ wanted, offer, at: decidedAt ?? createdAt, id });
}

/** The last open quotes of the sample seller have a question each that it has not read. */
function askSample(rows: Rows, sellerId: string, now: Date): void {
  const today = indianDay(now);
  const isOpen = ({ state, validUntil }: Rows['quotes'][number]) => state === 'open' && validUntil >= today;
  const open = rows.quotes.filter((quote) => quote.sellerId === sellerId && isOpen(quote));
  const latest = open.sort((a, b) => Number(b.createdAt) - Number(a.createdAt)).slice(0, UNANSWERED.length);
  latest.forEach(({ threadId }, turn) => {
    const thread = rows.threads.find(({ id }) => id === threadId);
    const createdAt = new Date(now.getTime() - (turn * 9 + 2) * HOUR_MS);
    rows.messages.push({
      id: idOf('message', `${threadId} unanswered`),
      threadId,
      side: 'buyer',
      text: UNANSWERED[turn],
      createdAt,
    });
    if (thread) Object.assign(thread, { sellerReadAt: new Date(createdAt.getTime() - HOUR_MS) });
  });
}

/** A thread was active when its last message was written. */
function stir({ threads, messages }: Rows): void {
  const written = Map.groupBy(messages, ({ threadId }) => threadId);
  for (const thread of threads) {
    const moments = (written.get(thread.id ?? '') ?? []).map(({ createdAt }) => Number(createdAt));
    thread.activeAt = new Date(Math.max(Number(thread.activeAt), ...moments));
  }
}

/** In the order of time, without a gap for each seller and year. */
function numbered(rows: Rows, offers: ReadonlyMap<string, string>) {
  const last = new Map<string, { sellerId: string; year: string; last: number }>();
  rows.quotes.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  for (const quote of rows.quotes) {
    const sellerId = quote.sellerId ?? '';
    const year = financialYear(indianDay(quote.createdAt));
    const key = `${sellerId} ${year}`;
    const counter = { sellerId, year, last: (last.get(key)?.last ?? 0) + 1 };
    last.set(key, counter);
    quote.number = `${initials(offers.get(sellerId) ?? '')}/${year}/${String(counter.last).padStart(4, '0')}`;
  }
  return [...last.values()];
}

const leadOf = ({ wanted, offer, at, id }: Rows['accepted'][number]) => ({
  id: idOf('lead', id),
  sellerId: offer.sellerId,
  buyerId: wanted.buyerId,
  channel: 'call' as const,
  name: wanted.buyerName,
  phone: wanted.buyerPhone,
  cityId: wanted.cityId,
  requirementId: wanted.id,
  source: 'requirement' as const,
  createdAt: at,
  lastContactAt: at,
});

/** One to six quotes for most requirements; one that is completed has accepted one of them. */
export async function seedQuotes(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  const rows: Rows = { quotes: [], threads: [], messages: [], accepted: [] };
  const names = new Map<string, string>();
  const sampleSeller = await readSampleSeller(client);
  for (const wanted of await readWanted(client)) {
    // The sample seller has yet to quote for the latest ones.
    const isLate = at.getTime() - wanted.createdAt.getTime() < LATELY_DAYS * DAY_MS;
    const leaves = wanted.status === 'Active' && !wanted.ofSample && isLate;
    const offers = (await readOffers(client, wanted)).filter(({ sellerId }) => !leaves || sellerId !== sampleSeller);
    const count = wanted.ofSample ? 4 : random.int(wanted.status === 'Completed' ? 1 : 0, MOST);
    offers.slice(0, count).forEach((offer, turn) => {
      names.set(offer.sellerId, offer.company);
      quoteOnce(random, rows, wanted, offer, turn, at);
    });
  }
  askSample(rows, sampleSeller, at);
  stir(rows);
  const counters = numbered(rows, names);
  await db.insert(threads).values(rows.threads);
  await db.insert(messages).values(rows.messages);
  await db.insert(quotes).values(rows.quotes);
  await db.insert(quotationCounters).values(counters);
  if (rows.accepted.length === 0) return;
  const made = rows.accepted.map(leadOf);
  await db.insert(leads).values(made);
  await db.insert(leadContacts).values(
    made.map(({ id, requirementId, createdAt }) => ({
      id: idOf('lead contact', id),
      leadId: id,
      requirementId,
      source: 'requirement' as const,
      createdAt,
    })),
  );
  await db.insert(numberPlaces).values(
    rows.accepted.map(({ wanted, offer, at, id }) => ({
      id: idOf('number place', id),
      requirementId: wanted.id,
      sellerId: offer.sellerId,
      buyerId: wanted.buyerId,
      by: 'acceptance' as const,
      createdAt: at,
    })),
  );
}
