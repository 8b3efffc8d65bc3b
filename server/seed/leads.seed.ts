import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import type pg from 'pg';
import { leadContacts, leads } from '#modules/leads/leads.tables.ts';
import { cityId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { ASKED, NOTED } from './leads.data.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Person } from './people.ts';
import { productsBySeller } from './products-by-seller.ts';
import type { Random } from './random.ts';

const LEAST_OF_A_SELLER = 4;
const MOST_OF_A_SELLER = 60;
/** The two sample sellers and the sample buyer always have something to show. */
const SAMPLES = /^900000000[123]$/;
const WITH_SAMPLE = 150;

const CHANNELS: Readonly<Record<LeadChannel, number>> = { call: 5, whatsapp: 4, contact: 2, email: 1 };
const OUTCOMES: Readonly<Record<Exclude<LeadStatus, 'new'>, number>> = { contacted: 5, won: 3, lost: 3 };
type Outcome = keyof typeof OUTCOMES;

type Seller = People['sellers'][number];
type Place = { readonly seller: Seller; readonly productIds: readonly string[]; readonly quick: number };

const INDIA = 5.5 * HOUR_MS;
const OPENS = 9.5 * HOUR_MS;
const OPEN_FOR = 10 * HOUR_MS;
/** The sample sellers' latest leads came within so many days, and most of the others within the last months. */
const LATELY = 5;
const MOST_LATELY = 12;
const THIS_SEASON = 365;
const MOST_THIS_SEASON = 110;

/** Buyers call while shops are open. */
function inOpenHours(random: Random, time: number, now: number): number {
  const midnight = Math.floor((time + INDIA) / DAY_MS) * DAY_MS - INDIA;
  const called = midnight + OPENS + random.next() * OPEN_FOR;
  return called < now - HOUR_MS / 4 ? called : called - DAY_MS;
}

/** Trade grows: of two years, more of the leads are late ones. */
const momentIn = (random: Random, from: number, now: number) =>
  inOpenHours(random, from + Math.sqrt(random.next()) * (now - from), now);

/** What became of a lead: the last days' are new, and some of them unread. */
function outcomeOf(random: Random, createdAt: number, quick: number, now: number) {
  const respondedAt = createdAt + HOUR_MS * quick * (0.1 + random.next() ** 3 * 20);
  if (respondedAt > now || random.chance(now - createdAt < LATELY * DAY_MS ? 0.5 : 0.06)) {
    const seen = now - createdAt > LATELY * DAY_MS || random.chance(0.3);
    return {
      status: 'new' as const,
      note: null,
      respondedAt: null,
      seenAt: seen ? new Date(createdAt + HOUR_MS / 2) : null,
    };
  }
  const status =
    now - respondedAt < 3 * DAY_MS
      ? ('contacted' as const)
      : random.weighted(Object.keys(OUTCOMES) as Outcome[], (outcome) => OUTCOMES[outcome]);
  const note = random.chance(0.45) ? random.pick(NOTED[status]) : null;
  return {
    status,
    note,
    respondedAt: new Date(respondedAt),
    seenAt: new Date(createdAt + (respondedAt - createdAt) / 2),
  };
}

function daysBack({ phone }: Seller, turn: number): number {
  if (!SAMPLES.test(phone)) return Number.POSITIVE_INFINITY;
  if (turn < MOST_LATELY) return LATELY;
  return turn < MOST_THIS_SEASON ? THIS_SEASON : Number.POSITIVE_INFINITY;
}

function leadOf(random: Random, { seller, productIds, quick }: Place, buyer: Person, turn: number, now: number) {
  const since = Math.min(daysBack(seller, turn), seller.joinedDaysAgo, buyer.joinedDaysAgo);
  const createdAt = momentIn(random, now - (since - 1) * DAY_MS, now);
  const channel = random.weighted(Object.keys(CHANNELS) as LeadChannel[], (name) => CHANNELS[name]);
  const productId = productIds.length > 0 && random.chance(0.75) ? random.pick(productIds) : null;
  const outcome = outcomeOf(random, createdAt, quick, now);
  const writes = channel === 'contact' || channel === 'email';
  return {
    id: idOf('lead', `${seller.slug}/${buyer.slug}/${turn}`),
    sellerId: memberId(seller.slug),
    buyerId: memberId(buyer.slug),
    channel,
    name: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    cityId: cityId(buyer.citySlug),
    productId,
    source: productId ? ('product' as const) : ('seller' as const),
    message: writes ? random.pick(ASKED) : null,
    ...outcome,
    reminderAt: outcome.status === 'contacted' && random.chance(0.2) ? new Date(now + random.int(1, 9) * DAY_MS) : null,
    createdAt: new Date(createdAt),
    lastContactAt: new Date(createdAt),
  };
}
type Lead = ReturnType<typeof leadOf>;

/** Wood is heavy: so many times as many ask whom they have in their own state. */
const NEARBY = 8;
const stateOf = ({ citySlug }: { citySlug: string }) => citySlug.slice(citySlug.lastIndexOf('-'));
const isNear = (buyer: Person, seller: Seller) => stateOf(buyer) === stateOf(seller);

function* leadsAt(random: Random, place: Place, buyers: readonly Person[], now: number): Generator<Lead> {
  const sampled = SAMPLES.test(place.seller.phone);
  const count = sampled
    ? WITH_SAMPLE
    : LEAST_OF_A_SELLER + Math.floor(random.next() ** 2 * (MOST_OF_A_SELLER - LEAST_OF_A_SELLER));
  const [sampleBuyer] = buyers.filter(({ phone }) => SAMPLES.test(phone));
  const turns = new Set<string>();
  for (let turn = 0; turn < count; turn++) {
    const buyer =
      turn === 0 && sampleBuyer && random.chance(sampled ? 1 : 0.3)
        ? sampleBuyer
        : random.weighted(buyers, (buyer) => (isNear(buyer, place.seller) ? NEARBY : 1));
    const lead = leadOf(random, place, buyer, turn, now);
    const day = `${buyer.slug} ${lead.channel} ${Math.floor(lead.createdAt.getTime() / (2 * DAY_MS))}`;
    if (turns.has(day)) continue;
    turns.add(day);
    yield lead;
  }
}

const COLUMNS = [
  'id',
  'sellerId',
  'buyerId',
  'channel',
  'status',
  'name',
  'phone',
  'email',
  'cityId',
  'productId',
  'source',
  'message',
  'note',
  'reminderAt',
  'seenAt',
  'respondedAt',
  'createdAt',
  'lastContactAt',
] as const;

/** Two years of buyers who called or wrote, and what the sellers made of it. */
export async function seedLeads(client: pg.ClientBase, random: Random, { sellers, people }: People, at: Date) {
  const now = at.getTime();
  const buyers = people.filter(({ role }) => isBuyer(role));
  const productsOf = await productsBySeller(client);
  const made = sellers.flatMap((seller) => {
    const own = random.fork(seller.slug);
    const productIds = productsOf.get(memberId(seller.slug)) ?? [];
    return [...leadsAt(own, { seller, productIds, quick: 0.3 + own.next() * 3 }, buyers, now)];
  });
  await copyInto(client, leads, COLUMNS, made);
  await copyInto(
    client,
    leadContacts,
    ['id', 'leadId', 'productId', 'source', 'message', 'createdAt'],
    made.map(({ id, productId, source, message, createdAt }) => ({
      id: idOf('lead contact', id),
      leadId: id,
      productId,
      source,
      message,
      createdAt,
    })),
  );
}
