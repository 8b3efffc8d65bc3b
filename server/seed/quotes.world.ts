import type pg from 'pg';

/** A requirement of the demo that sellers can quote for. */
export type Wanted = {
  readonly id: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly title: string;
  readonly quantity: string;
  readonly status: string;
  readonly categoryId: string | null;
  readonly cityId: string;
  readonly cityName: string;
  readonly stateName: string;
  readonly stateCode: string;
  readonly createdAt: Date;
  /** The sample buyer's. */
  readonly ofSample: boolean;
};

const SAMPLE_BUYER = '9000000001';
const SAMPLE_SELLER = '9000000002';

export const readWanted = async (client: pg.ClientBase): Promise<Wanted[]> =>
  (
    await client.query(
      `select r.id, r.buyer_id as "buyerId", m.name as "buyerName", m.phone as "buyerPhone", r.title, r.quantity, r.status,
              r.category_id as "categoryId", r.city_id as "cityId", c.name as "cityName", s.name as "stateName",
              s.gst_code as "stateCode", r.created_at as "createdAt", m.phone = $1 as "ofSample"
         from requirements r join members m on m.id = r.buyer_id
         join cities c on c.id = r.city_id join states s on s.id = r.state_id
        where r.approval = 'APPROVED' order by r.created_at, r.id`,
      [SAMPLE_BUYER],
    )
  ).rows;

export const readSampleSeller = async (client: pg.ClientBase): Promise<string> =>
  (await client.query('select id from members where phone = $1', [SAMPLE_SELLER])).rows[0]?.id ?? '';

/** A seller's product that fits, with what a quotation says of the seller. */
export type Offer = {
  readonly sellerId: string;
  readonly company: string;
  readonly address: string | null;
  readonly gstNumber: string | null;
  readonly cityName: string | null;
  readonly stateName: string | null;
  readonly stateCode: string | null;
  readonly productId: string;
  readonly price: number;
  readonly unit: string;
  readonly gstPercent: number;
  readonly hsn: string | null;
  readonly size: string | null;
  readonly thickness: string | null;
};

/** Of a large marketplace, as benches fill it, the first are enough. */
const ASKED_SELLERS = 500;

/** The best product of each seller of the category, the nearest names first, the sample seller before all. */
export const readOffers = async (client: pg.ClientBase, { title, categoryId, buyerId }: Wanted): Promise<Offer[]> =>
  (
    await client.query(
      `select "sellerId", company, address, "gstNumber", "cityName", "stateName", "stateCode", "productId", price, unit,
              "gstPercent", hsn, size, thickness
         from (select distinct on (p.seller_id) p.seller_id as "sellerId", co.name as company, co.address,
                      co.gst_number as "gstNumber", c.name as "cityName", s.name as "stateName", s.gst_code as "stateCode",
                      p.id as "productId", p.asked_price::float8 as price, p.price_unit as unit,
                      p.gst_percent as "gstPercent", p.hsn, p.size, p.thickness, m.phone,
                      similarity(concat_ws(' ', p.name, p.thickness, p.grade), $1) as nearness
                 from products p join members m on m.id = p.seller_id join companies co on co.member_id = m.id
                 join categories k on k.id = p.category_id
                 left join cities c on c.id = m.city_id left join states s on s.id = m.state_id
                where p.seller_id in (select id from members order by phone limit $5) and p.approval = 'APPROVED'
                  and not m.is_blocked and m.id <> $3 and (k.id = $2 or k.parent_id = $2)
                order by p.seller_id, nearness desc, p.id) as best
        order by phone = $4 desc, nearness desc, "sellerId" limit 6`,
      [title, categoryId, buyerId, SAMPLE_SELLER, ASKED_SELLERS],
    )
  ).rows;
