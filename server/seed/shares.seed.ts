import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { SHARE_ALPHABET, SHARE_CODE_LENGTH } from '@plyhaat/contract/catalog/share-code';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { sharedProducts, shares } from '#modules/catalog/sharing/sharing.tables.ts';
import { views } from '#modules/sellers/sellers.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import type { Random } from './random.ts';
import { SHARES, SHARING_PHONES } from './shares.data.ts';

const MOST_LEADS = 3;

const shareId = (phone: string, at: number) => idOf('share', `${phone}/${at}`);
export const SHARE_IDS = SHARING_PHONES.flatMap((phone) => SHARES.map((_, at) => shareId(phone, at)));

const codeOf = (own: Random) => Array.from({ length: SHARE_CODE_LENGTH }, () => own.pick([...SHARE_ALPHABET])).join('');

type Sold = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly unit: PriceUnit;
  readonly unitName: UnitName;
};
type Seller = { readonly id: string; readonly phone: string; readonly sold: readonly Sold[] };

const SELLERS = `select member.id, member.phone, json_agg(json_build_object('id', product.id, 'name', product.name,
    'price', coalesce(product.selling_price, product.list_price), 'unit', product.price_unit, 'unitName', product.unit_shown) order by product.id) as sold
  from members member join products product on product.seller_id = member.id and product.shown
 where member.phone = any($1) group by 1, 2`;

/** Some of the leads that came since became leads of a list. */
const MARK_LEADS = `with came as (
    select id from leads where seller_id = $1 and source = 'product' and created_at > $2 and reel_id is null
     order by created_at limit $4),
  marked as (update leads set source = 'share', share_id = $3 where id in (select id from came))
  update lead_contacts set source = 'share', share_id = $3 where lead_id in (select id from came)`;

function madeBy({ id: sharerId, phone, sold }: Seller, random: Random, at: Date) {
  return SHARES.map((planned, place) => {
    const own = random.fork(`${phone}/${place}`);
    const id = shareId(phone, place);
    const createdAt = new Date(at.getTime() - planned.daysAgo * DAY_MS);
    const lines = own.some(sold, planned.products).map((product, position) => ({
      shareId: id,
      position,
      productId: product.id,
      name: product.name,
      // Every other price has moved since.
      price: position % 2 === 0 ? product.price : Math.round(product.price / planned.rise),
      priceUnit: product.unit,
      unitName: product.unitName,
    }));
    const opens = Array.from({ length: planned.daysAgo + 1 }, (_, ago) => {
      const moment = new Date(at.getTime() - ago * DAY_MS);
      return Array.from({ length: own.int(1, planned.opensADay) }, (_, turn) => ({
        kind: 'share' as const,
        thingId: id,
        ownerId: sharerId,
        day: indianDay(moment),
        visitor: `stranger ${turn}`,
        createdAt: moment,
      }));
    }).flat();
    return { id, code: codeOf(own), sharerId, title: planned.title, createdAt, lines, opens };
  });
}

/** Rate lists that the sample sellers sent, opened by strangers and followed by some of the leads. */
export async function seedShares(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const { rows } = await client.query<Seller>(SELLERS, [SHARING_PHONES]);
  const made = rows.flatMap((seller) => madeBy(seller, random, at));
  await copyInto(client, shares, ['id', 'code', 'sharerId', 'title', 'createdAt'], made);
  const columns = ['shareId', 'position', 'productId', 'name', 'price', 'priceUnit', 'unitName'] as const;
  await copyInto(
    client,
    sharedProducts,
    columns,
    made.flatMap(({ lines }) => lines),
  );
  const looks = made.flatMap(({ opens }) => opens);
  await copyInto(client, views, ['kind', 'thingId', 'ownerId', 'day', 'visitor', 'createdAt'], looks);
  for (const { id, sharerId, createdAt } of made) await client.query(MARK_LEADS, [sharerId, createdAt, id, MOST_LEADS]);
}
