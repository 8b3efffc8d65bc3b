import { useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { ChipChoice } from '#forms/ChipChoice.tsx';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** Level-1 categories, and whatever else the profile names already. */
function useChoices({ categoryArr }: OwnMember) {
  const { data } = useQuery(categoryList());
  const offered = data?.data ?? [];
  const others = categoryArr.filter(({ categoryId }) => !offered.some(({ _id }) => _id === categoryId));
  return [...offered, ...others.map(({ categoryId, name }) => ({ _id: categoryId, name }))];
}

export function CategoryField({ form, profile }: { form: ProfileForm; profile: OwnMember }) {
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name: 'categoryArr' });
  const choices = useChoices(profile);
  return (
    <ChipChoice
      label={t`Categories`}
      options={choices}
      value={field.value}
      onChange={field.onChange}
      error={errorOf(form, 'categoryArr')}
    />
  );
}
