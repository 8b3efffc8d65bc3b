import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import type pg from 'pg';
import { billingAddresses } from '#modules/billing/orders.tables.ts';
import { copyInto } from './copy.ts';

type Bought = { readonly memberId: string; readonly billing: BillingAddress; readonly paidAt: Date };

/** Whoever bought something was asked for an address then, and finds it again. */
export async function seedBillingAddresses(client: pg.ClientBase, bought: readonly Bought[]): Promise<void> {
  const latest = new Map<string, typeof billingAddresses.$inferInsert>();
  for (const { memberId, billing, paidAt } of bought) {
    const { name, address, stateId, pincode, gstNumber } = billing;
    if (stateId && pincode)
      latest.set(memberId, { memberId, name, address, stateId, pinCode: pincode, gstNumber, updatedAt: paidAt });
  }
  const columns = ['memberId', 'name', 'address', 'stateId', 'pinCode', 'gstNumber', 'updatedAt'] as const;
  await copyInto(client, billingAddresses, columns, latest.values());
}
