import { type OrderItem, planNotOffered, type StartOf, topupNotOffered } from '@plyhaat/contract/billing/purchase';
import { signInRequired } from '@plyhaat/contract/core/errors';
import { gstOn } from '@plyhaat/contract/core/money';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { billingAddressFor } from '../addresses.service.ts';
import type { Credit } from '../orders.tables.ts';
import { creditSum, planDuration, termsOf } from './credit.ts';
import { findBuyer, findPlan, selectHeld, selectTopupPrices } from './held.sql.ts';

/** What is to be bought: one plan, or top-ups by the ids of their prices. */
export type Choice = { readonly planId: string } | { readonly priceIds: readonly string[] };

type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;
type Chosen = {
  readonly items: OrderItem[];
  readonly starts: StartOf;
  readonly credits: readonly Credit[];
  readonly startsAt: Date;
  readonly endsAt: Date;
};

async function choosePlan(db: Db, memberId: string, { role, now }: Buyer, planId: string): Promise<Chosen> {
  const plan = await findPlan(db, planId);
  if (!plan?.isOffered || !plan.roles.includes(role)) throw new AppError(planNotOffered);
  const terms = termsOf(plan, await selectHeld(db, memberId), now);
  return {
    ...terms,
    items: [{ _id: plan.id, name: plan.name, price: plan.price / 100, type: 'subscription', noOfMonth: plan.months }],
    endsAt: new Date(terms.startsAt.getTime() + planDuration(plan.months)),
  };
}

async function chooseTopups(db: Db, { role, now }: Buyer, ids: readonly string[]): Promise<Chosen> {
  const offered = new Map((await selectTopupPrices(db, ids)).map((price) => [price.id, price]));
  const items = ids.map((id): OrderItem => {
    const found = offered.get(id);
    if (!found?.isOffered || !found.roles.includes(role)) throw new AppError(topupNotOffered);
    return { _id: id, name: found.name, price: found.price / 100, type: found.kind, numberOfDays: found.days };
  });
  const longest = Math.max(...items.map(({ numberOfDays = 0 }) => numberOfDays));
  return { items, starts: 'now', credits: [], startsAt: now, endsAt: new Date(now.getTime() + longest * DAY_MS) };
}

/** What a choice costs the member at this moment, in paise, with all that an order copies. */
export async function quote(db: Db, settings: Pick<Deps['settings'], 'company'>, memberId: string, choice: Choice) {
  const buyer = await findBuyer(db, memberId);
  if (!buyer) throw new AppError(signInRequired);
  const chosen =
    'planId' in choice
      ? await choosePlan(db, memberId, buyer, choice.planId)
      : await chooseTopups(db, buyer, choice.priceIds);
  const billing = await billingAddressFor(db, settings, memberId);
  const price = chosen.items.reduce((sum, item) => sum + Math.round(item.price * 100), 0);
  const credit = creditSum(chosen.credits);
  return {
    ...chosen,
    buyer,
    billing,
    price,
    credit,
    ...gstOn(price - credit, billing.stateCode === settings.company.stateCode),
  };
}
export type Quoted = Awaited<ReturnType<typeof quote>>;
