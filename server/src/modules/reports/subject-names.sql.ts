import { sql } from 'drizzle-orm';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import { reports } from './reports.tables.ts';

/** What the subject of a report and its seller are called, for a search among reports. */
export const subjectNames = sql`concat_ws(' ',
  (select concat_ws(' ', p.name, c.name) from ${products} p left join ${companies} c on c.member_id = p.seller_id
    where p.id = ${reports.thingId}),
  (select concat_ws(' ', r.name, p.name, c.name) from ${reviews} r left join ${products} p on p.id = r.product_id
    left join ${companies} c on c.member_id = r.seller_id where r.id = ${reports.thingId}),
  (select concat_ws(' ', m.name, c.name) from ${members} m left join ${companies} c on c.member_id = m.id
    where m.id = ${reports.thingId}),
  (select r.title from ${requirements} r where r.id = ${reports.thingId}),
  (select concat_ws(' ', o.brand, o.product) from ${opportunities} o where o.id = ${reports.thingId}),
  (select b.name from ${brands} b where b.id = ${reports.thingId}),
  (select c.text from ${blogComments} c where c.id = ${reports.thingId}))`;
