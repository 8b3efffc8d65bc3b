import {
  type BillingAddress,
  type BillingAddressChange,
  BillingAddressForm,
  GST_OF_ANOTHER_STATE,
} from '@plyhaat/contract/billing/billing-address';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { gstStateCode, hasGstCheckDigit } from '@plyhaat/contract/core/gst';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { findAddress, findProfileAddress, findState, findStateName, saveAddress } from './addresses.sql.ts';

/** The number decides the place of supply, so it must be registered where the address is. */
export async function changeAddress(db: Db, memberId: string, change: BillingAddressChange): Promise<BillingAddress> {
  const form = parsed(BillingAddressForm, { ...(await findAddress(db, memberId)), ...change });
  const state = await findState(db, form.stateId);
  if (!state) throw new AppError(inputInvalid, { fields: { stateId: 'State is required' } });
  if (form.gstNumber && gstStateCode(form.gstNumber) !== state.gstCode)
    throw new AppError(inputInvalid, { fields: { gstNumber: GST_OF_ANOTHER_STATE } });
  await saveAddress(db, memberId, form, change);
  return { ...form, stateName: state.name, stateCode: state.gstCode };
}

/** The address in the profile, without a GST number that an invoice could not carry. */
async function fromProfile(db: Db, memberId: string): Promise<Partial<BillingAddress> | null> {
  const profile = await findProfileAddress(db, memberId);
  if (!profile) return null;
  const { gstNumber, ...rest } = profile;
  const fits = gstNumber && hasGstCheckDigit(gstNumber) && gstStateCode(gstNumber) === profile.stateCode;
  const filled = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(filled), ...(fits && { gstNumber }) };
}

export async function ownAddress(db: Db, memberId: string) {
  const data = (await findAddress(db, memberId)) ?? null;
  return { data, suggestion: data ? null : await fromProfile(db, memberId) };
}

/**
 * Whom an invoice names: the billing address, else what the profile knows. Without a state the supply is where the
 * supplier is (IGST Act s.12(2)).
 */
export async function billingAddressFor(
  db: Db,
  { company }: Pick<Deps['settings'], 'company'>,
  memberId: string,
): Promise<BillingAddress> {
  const given = await findAddress(db, memberId);
  if (given) return given;
  const profile = await fromProfile(db, memberId);
  const home = { stateName: await findStateName(db, company.stateCode), stateCode: company.stateCode };
  return { name: '', address: '', stateId: null, pincode: null, gstNumber: null, ...home, ...profile };
}
