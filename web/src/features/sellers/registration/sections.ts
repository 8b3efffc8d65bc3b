import { useWatch } from 'react-hook-form';
import * as TEXTS from './texts.ts';
import type { VendorField, VendorForm } from './vendor-form.ts';

/** The thirteen required fields (SELL-1), in the three sections of the form. */
const SECTIONS = [
  {
    title: TEXTS.yourBusiness,
    fields: ['vendorType', 'businessName', 'yearEstablished', 'brandNames', 'category'],
  },
  { title: TEXTS.whereItIs, fields: ['countryId', 'stateId', 'cityId', 'address'] },
  { title: TEXTS.authorizedPerson, fields: ['authorizedPersonName', 'dateOfBirth', 'email', 'mobileNo'] },
] as const satisfies readonly { readonly title: string; readonly fields: readonly VendorField[] }[];

export const BUSINESS = 0;
export const PLACE = 1;
export const PERSON = 2;
export type Section = typeof BUSINESS | typeof PLACE | typeof PERSON;

type Answered = { readonly title: string; readonly done: number; readonly of: number };

/** Filled in, whether rightly is said on submitting. */
export function useAnswered(form: VendorForm): Readonly<Record<Section, Answered>> & readonly Answered[] {
  const values = useWatch({ control: form.control });
  const isFilled = (field: VendorField) => String(values[field] ?? '').trim() !== '';
  const [business, place, person] = SECTIONS.map(({ title, fields }) => ({
    title,
    done: fields.filter(isFilled).length,
    of: fields.length,
  })) as [Answered, Answered, Answered];
  return [business, place, person];
}
