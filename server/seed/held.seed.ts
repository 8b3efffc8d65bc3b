import { isBuyer } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { idOf } from '#platform/db/id.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';

const CONTACT = 'Contact in text: a phone number.';
const STRANGER = 'The author never contacted this seller.';

/** A review by somebody who is not among the seller's leads. */
const REVIEW = `insert into reviews (id, product_id, seller_id, author_id, name, rating, message, approval, created_at, updated_at)
  select $1::uuid, null, seller.id, author.id, author.name, 5, $2, 'PENDING', $3, $3
    from members author, lateral (
      select m.id from members m join companies c on c.member_id = m.id
       where not exists (select from leads l where l.seller_id = m.id and l.buyer_id = author.id)
         and not exists (select from reviews r where r.seller_id = m.id and r.author_id = author.id and r.product_id is null)
       order by c.name limit 1) as seller
   where author.id = $4`;

const REQUIREMENT = `insert into requirements (id, buyer_id, title, description, quantity, amount, budget, state_id, city_id, approval,
    created_at, updated_at, expires_at)
  select $1::uuid, m.id, 'Commercial plywood 12 mm', $2, '150 sheets', 150, 165000, m.state_id, m.city_id, 'PENDING', $3, $3,
         $3::timestamptz + interval '30 days'
    from members m where m.id = $4 and m.state_id is not null and m.city_id is not null`;

const REPORT = `insert into reports (id, version, kind, thing_id, automatic, reason, created_at)
  select $1::uuid, $2::uuid, $3, $4::uuid, true, $5, $6`;

/** Two verified sellers want another name; the second one's is close to the first one's. */
const CHANGES = `insert into seller_changes (member_id, version, name, address, pin_code, country_id, state_id, city_id, created_at)
  select m.id, md5('change of ' || m.id)::uuid,
    case when row_number() over (order by c.name) = 1 then c.name || ' & Sons' else replace($1, ' ', '') end,
    c.address, c.pin_code, m.country_id, m.state_id, m.city_id, $2
    from companies c join members m on m.id = c.member_id
   where c.is_verified and c.name <> $1 and m.phone !~ '^900000000' order by c.name limit 2`;

const FIRST_VERIFIED = `select c.name from companies c join members m on m.id = c.member_id
  where c.is_verified and m.phone !~ '^900000000' order by c.name desc limit 1`;

/** What rules hold back for staff: texts with a contact, a stranger's review, other names of verified sellers. */
export async function seedHeld(client: pg.ClientBase, { people }: People, at: Date): Promise<void> {
  const ago = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  const [author, buyer] = people.filter(({ role, phone }) => isBuyer(role) && !phone.startsWith('900000000'));
  if (!author || !buyer) return;
  const items = [
    {
      kind: 'review',
      query: REVIEW,
      words: 'Best rates in town. Ask for me on 98220 54321.',
      why: `${CONTACT} ${STRANGER}`,
      by: author,
    },
    {
      kind: 'requirement',
      query: REQUIREMENT,
      words: 'MR grade for site shuttering, call nine eight double two zero five four three two one.',
      why: CONTACT,
      by: buyer,
    },
  ];
  for (const [n, { kind, query, words, why, by }] of items.entries()) {
    const id = idOf('held', kind);
    const { rowCount } = await client.query(query, [id, words, ago(n * 4 + 2), memberId(by.slug)]);
    const report = [idOf('held report', kind), idOf('held version', kind), kind, id, why, ago(n * 4 + 2)];
    if (rowCount) await client.query(REPORT, report);
  }
  const { rows } = await client.query<{ name: string }>(FIRST_VERIFIED);
  if (rows[0]) await client.query(CHANGES, [`${rows[0].name}s`, ago(6)]);
}
