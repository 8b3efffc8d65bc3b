import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { VendorField, VendorForm } from './vendor-form.ts';

/** The thirteen required fields (SELL-1), in the three sections of the form. */
const SECTIONS = [
  {
    title: msg`Your business`,
    fields: ['vendorType', 'businessName', 'yearEstablished', 'brandNames', 'category'],
  },
  { title: msg`Location`, fields: ['countryId', 'stateId', 'cityId', 'address'] },
  { title: msg`Authorized person`, fields: ['authorizedPersonName', 'dateOfBirth', 'email', 'mobileNo'] },
] as const satisfies readonly { readonly title: MessageDescriptor; readonly fields: readonly VendorField[] }[];

export const BUSINESS = 0;
export const PLACE = 1;
export const PERSON = 2;
export type Section = typeof BUSINESS | typeof PLACE | typeof PERSON;

type Answered = { readonly title: string; readonly done: number; readonly of: number };

/** Filled in, whether rightly is said on submitting. */
export function useAnswered(form: VendorForm): Readonly<Record<Section, Answered>> & readonly Answered[] {
  const { t } = useLingui();
  const values = useWatch({ control: form.control });
  const isFilled = (field: VendorField) => String(values[field] ?? '').trim() !== '';
  const [business, place, person] = SECTIONS.map(({ title, fields }) => ({
    title: t(title),
    done: fields.filter(isFilled).length,
    of: fields.length,
  })) as [Answered, Answered, Answered];
  return [business, place, person];
}
