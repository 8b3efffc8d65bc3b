import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { indianStates } from '#features/places/places.queries.ts';
import { ChipChoice } from '#forms/ChipChoice.tsx';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** Where a seller delivers besides its own state: requirements from there are matched with it. */
export function ServedStatesField({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name: 'servesStates' });
  const { data } = useQuery(indianStates());
  const own = form.watch('stateId');
  return (
    <ChipChoice
      label={t`Other states you deliver to`}
      options={(data?.data ?? []).filter(({ _id }) => _id !== own)}
      value={field.value}
      onChange={field.onChange}
      error={errorOf(form, 'servesStates')}
    />
  );
}
