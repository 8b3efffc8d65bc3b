import type pg from 'pg';

/** Whoever reviewed a seller or its product had contacted it: those who are not among its leads yet called before. */
const LEADS = `insert into leads (id, seller_id, buyer_id, channel, status, name, phone, email, city_id, source, seen_at,
    responded_at, created_at, last_contact_at)
  select md5('lead of a reviewer ' || wrote.author_id || wrote.seller_id)::uuid, wrote.seller_id, wrote.author_id, 'call',
    'won', author.name, author.phone, author.email, author.city_id, 'seller', wrote.called + interval '40 minutes',
    wrote.called + interval '90 minutes', wrote.called, wrote.called
  from (select seller_id, author_id, min(created_at) - interval '2 days' as called from reviews group by 1, 2) as wrote
    join members author on author.id = wrote.author_id
 where not exists (select from leads where leads.seller_id = wrote.seller_id and leads.buyer_id = wrote.author_id
   and leads.created_at <= wrote.called)
returning id, source, created_at`;

export async function seedReviewers(client: pg.ClientBase): Promise<void> {
  await client.query(`with called as (${LEADS})
    insert into lead_contacts (id, lead_id, source, created_at)
    select md5('contact of ' || id)::uuid, id, source, created_at from called`);
}
