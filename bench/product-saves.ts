import type { Database } from '../server/src/platform/db/db.ts';
import type { RunningSite } from './app.ts';
import { type Figure, figure } from './report.ts';
import { signIn } from './uploads.ts';

const [SELLER, APPROVER] = ['9000000002', '9000000004'];
const WARM_UP = 5;

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** How long a save and an approval of a product take, one after the other, with all that is derived from them. */
export async function productSaves(
  site: RunningSite,
  { pool }: Database,
  { size, brief }: { size: number; brief: boolean },
): Promise<Figure[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select product.id, product.name from products as product join members on members.id = seller_id
      where phone = $1 and shown order by product.id limit 20`,
    [SELLER],
  );
  const [seller, approver] = [await signIn(site, SELLER), await signIn(site, APPROVER)];
  const call = async (authorization: string, method: string, url: string, body?: object) => {
    const began = performance.now();
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const reply = await fetch(`${site.url}/api${url}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await reply.json()) as { message?: string; data?: { version?: string } };
    if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${json.message}`);
    return { took: performance.now() - began, data: json.data };
  };
  const [saves, approvals]: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM_UP + (brief ? 20 : 100); n++) {
    const product = rows[n % rows.length];
    if (!product) throw new Error('the seller of the demo has no products');
    const thickness = `${[6, 9, 12, 18][n % 4]} mm`;
    const form = {
      name: `${product.name} ${n}`,
      price: 1000 + n,
      sellingprice: 900 + n,
      // Prices by quantity of the demo would be above this one.
      slabs: [],
      specification: { thickness, grade: ['BWP', 'MR'][n % 2] },
    };
    const saved = await call(seller, 'PATCH', `/product/updateById/${product.id}`, form);
    const { data } = await call(approver, 'GET', `/admin/review/product/${product.id}`);
    const decision = { decision: 'approve', version: data?.version };
    const approved = await call(approver, 'POST', `/admin/review/product/${product.id}`, decision);
    if (n < WARM_UP) continue;
    saves.push(saved.took);
    approvals.push(approved.took);
  }
  const written = size.toLocaleString('en-GB');
  return [
    figure(`a product saved, ${written}: median`, middle(saves), { unit: ' ms', digits: 1 }),
    figure(`a product approved, ${written}: median`, middle(approvals), { unit: ' ms', digits: 1 }),
  ];
}
