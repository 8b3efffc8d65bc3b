import type { PlanVersion } from '@plyhaat/contract/billing/staff/offers';
import type { Caller, TestApp } from './app.ts';
import { dealerPlan, type shop } from './buying.ts';

type Shop = Awaited<ReturnType<typeof shop>>;
type Sent = { readonly statusCode: number; readonly body: string };

const formOf = ({ messageArr, ...plan }: PlanVersion) => ({
  ...plan,
  messages: messageArr.map(({ message }) => message),
});

/** Every write about money that staff can make, carried out once. */
export function moneyWrites(
  { app, provider, ...member }: Shop,
  admin: Caller,
  seller: Caller,
): Readonly<Record<string, () => Promise<Sent>>> {
  let strays = 0;
  const stray = async (rupees: number) => {
    const id = `PX00000000000W${String(++strays).padStart(3, '0')}`;
    provider.say(id, 'paid', rupees * 100);
    await member.notice(id, id);
    await app.settle();
    const { data } = (await app.get('/admin/payments', admin)).json();
    return data.find(({ providerOrderId }: { providerOrderId: string }) => providerOrderId === id)._id;
  };
  const note = 'Checked at the provider, call 98220 12345 or asha@home.example';
  const versions = async (list: string): Promise<PlanVersion[][]> =>
    (await app.get(`/admin/${list}`, admin)).json().data.map((one: { versions: PlanVersion[] }) => one.versions);
  const latestPlan = async () =>
    formOf(((await versions('plans')).find(([one]) => one?.family === 'Dealer') ?? [])[0] as PlanVersion);
  const remove = (app: TestApp, path: string) => app.delete(path, undefined, admin);
  return {
    'POST /admin/orders/:id/refund': async () => {
      const { _id } = await member.paidPlan(seller, dealerPlan('standard'));
      return app.post(
        `/admin/orders/${_id}/refund`,
        { amount: 10, reason: 'bought by mistake, asha@home.example' },
        admin,
      );
    },
    'POST /admin/payments/:id/match': async () => {
      const orderId = await member.openPlan(seller, dealerPlan('growth'));
      const { total } = await member.orderOf(seller, orderId);
      return app.post(`/admin/payments/${await stray(total)}/match`, { orderId, note }, admin);
    },
    'POST /admin/payments/:id/refund': async () =>
      app.post(`/admin/payments/${await stray(10)}/refund`, { note }, admin),
    'PATCH /admin/payments/:id': async () => app.patch(`/admin/payments/${await stray(10)}`, { note }, admin),
    'POST /admin/plans': async () =>
      app.post('/admin/plans', { ...(await latestPlan()), family: 'Architect', tier: 'start', roles: ['USER'] }, admin),
    'PATCH /admin/plans/:key': async () => {
      const plan = await latestPlan();
      const key = `dealer-${plan.tier}`;
      return app.patch(`/admin/plans/${key}`, { ...plan, price: plan.price + 1 }, admin);
    },
    'DELETE /admin/plans/:key': () => remove(app, '/admin/plans/retailer-start'),
    'POST /admin/plans/:key/offer': async () => {
      await remove(app, '/admin/plans/contractor-start');
      return app.post('/admin/plans/contractor-start/offer', {}, admin);
    },
    'POST /admin/topups': async () => {
      const [topup] = (await versions('topups')).flat();
      const form = { kind: 'banner', quantity: 5, position: 9, prices: [{ price: 3999, numberOfDays: 7 }] };
      return app.post('/admin/topups', { ...formOf(topup as PlanVersion), ...form }, admin);
    },
    'PATCH /admin/topups/:key': async () => {
      const [topup] = (await versions('topups')).flat();
      const { kind } = topup as PlanVersion & { kind: string };
      const prices = [{ price: 1, numberOfDays: 1 }];
      return app.patch(`/admin/topups/${kind}`, { ...formOf(topup as PlanVersion), prices }, admin);
    },
    'DELETE /admin/topups/:key': () => remove(app, '/admin/topups/sale'),
    'POST /admin/topups/:key/offer': async () => {
      await remove(app, '/admin/topups/advertisement');
      return app.post('/admin/topups/advertisement/offer', {}, admin);
    },
  };
}
