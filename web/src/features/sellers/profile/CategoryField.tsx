import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type Choice = { readonly id: string; readonly name: string };

/** Level-1 categories, and whatever else the profile names already. */
function useChoices({ categoryArr }: OwnMember): Choice[] {
  const { data } = useQuery(categoryList());
  const offered = (data?.data ?? []).map(({ _id, name }) => ({ id: _id, name }));
  const others = categoryArr.filter(({ categoryId }) => !offered.some(({ id }) => id === categoryId));
  return [...offered, ...others.map(({ categoryId, name }) => ({ id: categoryId, name }))];
}

export function CategoryField({ form, profile }: { form: ProfileForm; profile: OwnMember }) {
  const { field } = useController({ control: form.control, name: 'categoryArr' });
  const choices = useChoices(profile);
  const toggle = (id: string) =>
    field.onChange(field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id]);
  const error = errorOf(form, 'categoryArr');
  return (
    <fieldset className="sm:col-span-2">
      <legend className="pb-1.5 font-semibold text-ui">
        Categories <span className="font-normal text-ink-3">optional</span>
      </legend>
      <div className="flex flex-wrap gap-2 gap-y-3 py-1">
        {choices.map(({ id, name }) => (
          <Chip key={id} on={field.value.includes(id)} onClick={() => toggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 font-medium text-brick text-meta">
          {error}
        </p>
      )}
    </fieldset>
  );
}
