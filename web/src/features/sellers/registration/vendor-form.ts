import { RegistrationForm } from '@plyhaat/contract/sellers/registration';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { countryList, INDIA } from '#features/places/places.queries.ts';
import { resolverOf } from '#forms/form-rules.ts';
import type { Registration } from './registration.queries.ts';

export type VendorForm = UseFormReturn<Registration, unknown, RegistrationForm>;

/** In the order of the form; the two photos are kept apart, by their uploads. */
export const FIELDS = [
  'vendorType',
  'businessName',
  'yearEstablished',
  'brandNames',
  'category',
  'gstNo',
  'countryId',
  'stateId',
  'cityId',
  'address',
  'authorizedPersonName',
  'dateOfBirth',
  'email',
  'mobileNo',
  'whatsappNo',
  'password',
  'confirmPassword',
  'acceptTerms',
] as const satisfies readonly Path<Registration>[];
export type VendorField = (typeof FIELDS)[number];

/** Every field as it stands before anybody types. */
export const BLANK: DefaultValues<Registration> = Object.fromEntries(FIELDS.map((field) => [field, '']));

/** Its id: most who register need not choose a country. */
export const useIndia = (): string =>
  useSuspenseQuery(countryList()).data.data.find(({ code }) => code === INDIA)?._id ?? '';

/** Errors come with submitting and go with editing (SELL-2), so nothing is judged while it is typed. */
export const useVendorForm = (defaultValues?: DefaultValues<Registration>): VendorForm =>
  useForm<Registration, unknown, RegistrationForm>({
    resolver: resolverOf(RegistrationForm),
    reValidateMode: 'onSubmit',
    ...(defaultValues && { defaultValues }),
  });

/** What a plain field of the form needs: to be read on submit, and to lose its error when it is edited. */
export const bind = ({ register, clearErrors }: VendorForm, name: VendorField) =>
  register(name, { onChange: () => clearErrors(name) });

export const errorOf = ({ formState }: VendorForm, name: VendorField): string | undefined =>
  formState.errors[name]?.message;
