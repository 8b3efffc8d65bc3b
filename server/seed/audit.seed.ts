import type pg from 'pg';
import { memberId } from './member-id.ts';

const APPROVER = memberId('farida-merchant');
const SUBADMIN = memberId('ravi-nambiar');
const ADMIN = memberId('govind-kelkar');

/** Decisions of the queue by kind: the thing's id, what became of it, why and when. */
const DECIDED: Readonly<Record<string, string>> = {
  product: `select id::text, 'APPROVED', null, created_at + interval '5 hours' from products where approval = 'APPROVED'
    union all select product_id::text, state, reject_reason, decided_at from product_versions where state = 'REJECTED'`,
  banner: `select id::text, review, reject_reason, decided_at from banners where owner_id is not null`,
  advertisement: `select id::text, review, reject_reason, decided_at from arrivals`,
  flashSale: `select id::text, review, reject_reason, decided_at from flash_sales`,
  promotion: `select id::text, review, reject_reason, decided_at from promotions`,
  reel: `select id::text, review, reject_reason, decided_at from reels`,
  dealership: `select id::text, approval, reject_reason, decided_at from dealerships`,
  opportunity: `select id::text, review, reject_reason, decided_at from opportunities`,
  comment: `select id::text, state, reject_reason, decided_at from blog_comments`,
  gst: `select member_id::text, 'REJECTED', reason, decided_at from gst_rejections`,
};
const MOST_OF_A_KIND = 100;

const decisionsOf = ([kind, items]: readonly [string, string]) => `(
  select case when ascii(right(item, 1)) % 4 = 0 then $3::uuid else $2::uuid end,
         case state when 'APPROVED' then 'approve_${kind}' else 'reject_${kind}' end, '${kind}', item,
         '{"status": "PENDING"}'::jsonb, jsonb_build_object('status', state), jsonb_strip_nulls(jsonb_build_object('reason', reason)), at
    from (${items}) as decided (item, state, reason, at)
   where state in ('APPROVED', 'REJECTED') and at is not null and at between $1::timestamptz - interval '6 weeks' and $1
   order by at desc, item limit ${MOST_OF_A_KIND})`;

/** What the administrator and the sub-administrator did besides. */
const OTHERS = [
  `select $4::uuid, 'order.refund', 'order', order_id, '{}'::jsonb,
          jsonb_build_object('refundId', id, 'amount', amount / 100.0), jsonb_build_object('reason', reason), created_at
     from refunds where created_at <= $1`,
  `(select $4::uuid, 'publish_post', 'post', id::text, '{"isPublished": false}'::jsonb, '{"isPublished": true}'::jsonb, '{}'::jsonb,
           created_at from blog_posts where is_published and created_at <= $1 order by created_at desc limit 6)`,
  `(select $3::uuid, 'verify_member', 'member', member_id::text, '{"isVerified": false}'::jsonb, '{"isVerified": true}'::jsonb,
           jsonb_build_object('reason', 'GST number and trade name checked on the GST portal'),
           $1::timestamptz - row_number() over (order by name) * interval '47 hours'
      from companies where is_verified and gst_number is not null order by name limit 12)`,
  `select $3::uuid, change.action, 'member', member.id::text, change.before, change.after,
          jsonb_build_object('reason', change.reason), $1::timestamptz - change.ago
     from (select id from members where role = 'USER' and phone ~ '^75' order by phone limit 1) as member
    cross join (values
      ('block_member', '{"isBlocked": false}'::jsonb, '{"isBlocked": true}'::jsonb, 'Spam in many requirements', interval '19 days 4 hours'),
      ('unblock_member', '{"isBlocked": true}'::jsonb, '{"isBlocked": false}'::jsonb, 'The member explained it and apologised', interval '18 days')
    ) as change (action, before, after, reason, ago)`,
  `select $3::uuid, 'export_' || list, 'export', md5(list || ago::text), '{}'::jsonb,
          jsonb_build_object('filters', '{}'::jsonb, 'searched', false), '{}'::jsonb, $1::timestamptz - ago
     from (values ('orders', interval '16 days 3 hours'), ('members', interval '9 days 6 hours'), ('leads', interval '2 days 5 hours'))
       as export (list, ago)`,
  `select $4::uuid, look.action, 'member', seller.member_id::text, '{}'::jsonb, look.after, '{}'::jsonb,
          $1::timestamptz - interval '26 hours' + look.place * interval '40 seconds'
     from (select member_id from companies where is_verified order by name limit 1) as seller
    cross join (select 0 as place, 'see_as' as action, '{"minutes": 15}'::jsonb as after
      union all select place, 'see_as_read', jsonb_build_object('call', call) from unnest(array[
        'GET /users/getUserById/:id', 'GET /product/mine', 'GET /product/batches', 'GET /product/batches/:id',
        'GET /product/batches/:id/rows', 'GET /leads/inbox', 'GET /notifications', 'GET /subscriptions/mine'
      ]) with ordinality as read (call, place)) as look`,
];

/**
 * Six weeks of what staff did, taken from what they decided in the demo. Rows of the log never change, so they are not
 * moved forward; they go in by their time, in one statement, because that is how the log chains them.
 */
export async function seedAudit(client: pg.ClientBase, at: Date): Promise<void> {
  const decisions = Object.entries(DECIDED).map(decisionsOf);
  await client.query(
    `insert into audit_log (id, actor_id, action, subject_kind, subject_id, before, after, detail, at)
     select md5(action || subject || at::text)::uuid, actor, action, kind, subject, before, after, detail, at
       from (${[...decisions, ...OTHERS].join(' union all ')}) as done (actor, action, kind, subject, before, after, detail, at)
      order by at, action, subject`,
    [at, APPROVER, SUBADMIN, ADMIN],
  );
}
