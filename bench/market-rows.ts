import type { Database } from '../server/src/platform/db/db.ts';

/** Rows `$1` to `$2` of what sellers and buyers own, each of a member that `fillConsole` made. */
const PRODUCTS = `
  insert into products (id, seller_id, category_id, name, slug, list_price, asked_price, price_unit, long_description, main_image,
                        approval, created_at)
  select gen_random_uuid(), member.id, (select id from categories where level = 2 limit 1),
         (array['Marine board ', 'Flush door ', 'Laminate '])[1 + at % 3] || at, 'bench-' || at, 1000, 1000, 'per sq.ft', '', '',
         (array['APPROVED', 'APPROVED', 'PENDING', 'REJECTED'])[1 + at % 4], now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || (1 + at % 20000)`;
const LEADS = `
  insert into leads (id, seller_id, buyer_id, channel, status, name, phone, source, created_at)
  select gen_random_uuid(), seller.id, buyer.id, (array['call', 'whatsapp', 'contact', 'email'])[1 + at % 4],
         (array['new', 'contacted', 'won', 'lost'])[1 + at % 4], buyer.name, buyer.phone,
         (array['product', 'seller', 'reel'])[1 + at % 3], now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members buyer on buyer.slug = 'bench-' || at
    join members seller on seller.slug = 'bench-' || (1 + at % 20000)`;
const REQUIREMENTS = `
  insert into requirements (id, buyer_id, title, description, quantity, amount, budget, state_id, city_id, status, approval, created_at)
  select gen_random_uuid(), member.id, (array['Gurjan plywood ', 'Laminates ', 'Flush doors '])[1 + at % 3] || at, '', '10 sheets', 10,
         1000 + at * 37 % 1000000, city.state_id, city.id, (array['Active', 'Expired', 'Expired', 'Completed'])[1 + at % 4],
         case when at % 500 = 0 then 'PENDING' else 'APPROVED' end, now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || at
   cross join (select id, state_id from cities limit 1) as city`;
const APPLICATIONS = `
  insert into applications (id, opportunity_id, applicant_id, organisation_name, email, answers, status, created_at)
  select gen_random_uuid(), (select id from opportunities limit 1), member.id, 'Traders ' || at, 'bench-' || at || '@mail.example',
         '[]', (array['new', 'shortlisted', 'accepted', 'rejected'])[1 + at % 4], now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || at`;
const REPORTS = `
  insert into reports (id, version, kind, thing_id, reporter_id, reason, state, created_at)
  select gen_random_uuid(), gen_random_uuid(), (array['product', 'review', 'seller'])[1 + at % 3], gen_random_uuid(), member.id,
         'Wrong price', (array['PENDING', 'APPROVED', 'REJECTED'])[1 + at % 3], now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at join members member on member.slug = 'bench-' || at`;
const SUBSCRIBERS = `
  insert into newsletter_subscribers (id, email, created_at)
  select gen_random_uuid(), 'reader' || at || '@mail.example', now() - at * interval '25 seconds'
    from generate_series($1::int, $2::int) as at`;

const ROWS_AT_ONCE = 50_000;
const STATEMENTS = [PRODUCTS, LEADS, REQUIREMENTS, APPLICATIONS, REPORTS, SUBSCRIBERS];

/** Adds rows to every list. Triggers are off: they count, match and notify, and the lists read none of that. */
export async function fillMarket({ pool }: Database, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set session_replication_role = 'replica'");
    for (const statement of STATEMENTS)
      for (let from = 1; from <= rows; from += ROWS_AT_ONCE)
        await client.query(statement, [from, Math.min(rows, from + ROWS_AT_ONCE - 1)]);
  } finally {
    client.release(true);
  }
}
