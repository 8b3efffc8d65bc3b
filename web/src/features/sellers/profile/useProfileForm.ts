import { useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import type { UserProfileForm } from '@plyhaat/contract/sellers/profile-form';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { resolverOf } from '#forms/form-rules.ts';
import { type ProfileValues, schemaFor, valuesOf } from './profile-values.ts';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, UserProfileForm>;

export function useProfileForm(profile: OwnMember): ProfileForm {
  const { t } = useLingui();
  return useForm<ProfileValues, unknown, UserProfileForm>({
    resolver: resolverOf(schemaFor(profile)),
    defaultValues: valuesOf(profile, t),
    // Files and choices have no input of the form's own: the first wrong one is found on the page.
    shouldFocusError: false,
  });
}

/** What stands beside a field. */
export const errorOf = (
  { formState, getFieldState }: ProfileForm,
  name: FieldPath<ProfileValues>,
): string | undefined => getFieldState(name, formState).error?.message;
