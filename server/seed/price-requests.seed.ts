import { landedPrice } from '@plyhaat/contract/core/landed';
import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { describeOffer } from '@plyhaat/contract/leads/offer';
import type pg from 'pg';
import { leadContacts, leads } from '#modules/leads/leads.tables.ts';
import { messages, offers, threads } from '#modules/leads/threads.tables.ts';
import { cityId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { PRICE_REQUESTS } from './price-requests.data.ts';
import { productsBySeller } from './products-by-seller.ts';

const leadId = (at: number) => idOf('price request', String(at));
export const PRICE_REQUEST_IDS = PRICE_REQUESTS.map((_, at) => leadId(at));

type Request = (typeof PRICE_REQUESTS)[number];
const answeredAt = ({ talk }: Request, askedAt: number) => {
  const first = talk.findIndex(([side]) => side === 'seller');
  return first < 0 ? null : new Date(askedAt + (first + 1) * 20 * MINUTE_MS);
};

function leadOf(request: Request, at: number, { sellers, people }: People, products: readonly string[], now: number) {
  const seller = sellers.find(({ phone }) => phone === request.seller);
  const buyer = people.filter(({ role }) => isBuyer(role))[request.buyer];
  if (!seller || !buyer) throw new Error(`price request ${at} names nobody`);
  const askedAt = now - request.hoursAgo * HOUR_MS;
  const { quantity, unit, city, message, neededInDays, talk } = request;
  const respondedAt = answeredAt(request, askedAt);
  return {
    id: leadId(at),
    sellerId: memberId(seller.slug),
    buyerId: memberId(buyer.slug),
    channel: 'contact' as const,
    status: respondedAt ? ('contacted' as const) : ('new' as const),
    name: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    cityId: cityId(buyer.citySlug),
    productId: products[request.product] ?? null,
    source: 'product' as const,
    message,
    quantity,
    unit,
    city,
    neededBy: neededInDays === null ? null : indianDay(new Date(now + neededInDays * DAY_MS)),
    seenAt: respondedAt,
    respondedAt,
    createdAt: new Date(askedAt),
    lastContactAt: new Date(askedAt + talk.length * 20 * MINUTE_MS),
  };
}

const COLUMNS = [
  ...(['id', 'sellerId', 'buyerId', 'channel', 'status', 'name', 'phone', 'email', 'cityId', 'productId'] as const),
  ...(['source', 'message', 'quantity', 'unit', 'city', 'neededBy'] as const),
  ...(['seenAt', 'respondedAt', 'createdAt', 'lastContactAt'] as const),
] as const;
const CONTACT = ['productId', 'source', 'message', 'quantity', 'unit', 'city', 'neededBy', 'createdAt'] as const;

/** Requests for a price at the sample sellers, the sample buyer's first. */
export async function seedPriceRequests(client: pg.ClientBase, people: People, at: Date): Promise<void> {
  const productsOf = await productsBySeller(client);
  const made = PRICE_REQUESTS.map((request, turn) => {
    const seller = people.sellers.find(({ phone }) => phone === request.seller);
    return leadOf(request, turn, people, productsOf.get(memberId(seller?.slug ?? '')) ?? [], at.getTime());
  });
  await copyInto(client, leads, COLUMNS, made);
  const contacts = made.map((lead) => ({ ...lead, id: idOf('lead contact', lead.id), leadId: lead.id }));
  await copyInto(client, leadContacts, ['id', 'leadId', ...CONTACT], contacts);
}

const threadOf = (lead: string) => idOf('lead thread', lead);

/** Every lead of a buyer has a thread, which begins with what the buyer wrote. */
export async function seedLeadThreads(client: pg.ClientBase, at: Date): Promise<void> {
  const { rows } = await client.query<Asked>(ASKED);
  await copyInto(
    client,
    threads,
    ['id', 'buyerId', 'sellerId', 'leadId', 'buyerReadAt', 'sellerReadAt', 'activeAt', 'createdAt'],
    rows.map(({ id, buyer_id, seller_id, last_contact_at, seen_at, created_at }) => ({
      id: threadOf(id),
      buyerId: buyer_id,
      sellerId: seller_id,
      leadId: id,
      buyerReadAt: last_contact_at,
      sellerReadAt: seen_at && last_contact_at,
      activeAt: last_contact_at,
      createdAt: created_at,
    })),
  );
  const asked = rows.flatMap(({ id, words, created_at }) =>
    words === '' ? [] : [{ key: `${id} asked`, lead: id, side: 'buyer' as const, text: words, createdAt: created_at }],
  );
  const given = offersOf(rows, at);
  await copyInto(
    client,
    messages,
    ['id', 'threadId', 'side', 'text', 'createdAt'],
    [...asked, ...answers(rows), ...given].map(({ key, lead, side, text, createdAt }) => ({
      id: idOf('lead message', key),
      threadId: threadOf(lead),
      side,
      text,
      createdAt,
    })),
  );
  await copyInto(
    client,
    offers,
    OFFER,
    given.map(({ key, terms }) => ({ messageId: idOf('lead message', key), ...terms })),
  );
}

const OFFER = [
  ...(['messageId', 'unitPrice', 'unit', 'unitName', 'gstPercent', 'freight', 'validUntil'] as const),
  ...(['amount', 'amountUnit', 'landed', 'total'] as const),
] as const;
const GST_PERCENT = 18;

/** The prices that were given, each after what both wrote. */
const offersOf = (rows: readonly Asked[], at: Date) =>
  PRICE_REQUESTS.flatMap(({ offer, talk, quantity, unit }, turn) => {
    const lead = leadId(turn);
    const began = rows.find(({ id }) => id === lead)?.created_at;
    if (!offer || !began) return [];
    const validUntil = indianDay(new Date(at.getTime() + offer.days * DAY_MS));
    const words = { ...offer, unit, unitName: 'sheet', gstPercent: GST_PERCENT, validUntil };
    const price = { unitPrice: offer.unitPrice * 100, unit, gstPercent: GST_PERCENT, freight: offer.freight * 100 };
    const landed = landedPrice(price, { amount: quantity, unit }, {});
    const sums = { landed: landed?.each ?? null, total: landed?.total ?? null };
    return {
      key: `${lead} offer`,
      lead,
      side: 'seller' as const,
      text: describeOffer(words),
      createdAt: new Date(began.getTime() + (talk.length + 1) * 20 * MINUTE_MS),
      terms: { ...price, unitName: 'sheet', validUntil, amount: quantity, amountUnit: unit, ...sums },
    };
  });

type Asked = {
  id: string;
  buyer_id: string;
  seller_id: string;
  words: string;
  seen_at: Date | null;
  created_at: Date;
  last_contact_at: Date;
};
const ASKED = `select l.id, l.buyer_id, l.seller_id, l.seen_at, l.created_at, l.last_contact_at,
    concat_ws(E'\\n', case when l.quantity is not null then 'Please quote for ' || p.name || ': '
      || trim_scale(l.quantity) || ' ' || case l.unit when 'per Nos/sheet' then 'sheets' else substr(l.unit, 5) end
      || ', to ' || l.city || '.' end, l.message) as words
  from leads l left join products p on p.id = l.product_id
  where l.buyer_id is not null and l.requirement_id is null order by l.id`;

const answers = (rows: readonly Asked[]) =>
  PRICE_REQUESTS.flatMap(({ talk }, at) => {
    const lead = leadId(at);
    const began = rows.find(({ id }) => id === lead)?.created_at ?? new Date(0);
    return talk.map(([side, text], turn) => ({
      key: `${lead} ${turn}`,
      lead,
      side,
      text,
      createdAt: new Date(began.getTime() + (turn + 1) * 20 * MINUTE_MS),
    }));
  });
