import { Trans, useLingui } from '@lingui/react/macro';
import { REQUIREMENT_LENGTHS } from '@plyhaat/contract/requirements/requirement-form';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { CitySelect, IndianStateSelect } from '#features/places/PlaceSelect.tsx';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { QuantityHint } from './QuantityHint.tsx';
import type { RequirementFormState } from './requirement-values.ts';
import { Understood } from './Understood.tsx';

type Props = { form: RequirementFormState };

export function RequirementFieldset({ form }: Props) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Grid columns="form">
      <PublicField label={t`Title`} required error={errors.title?.message} className="sm:col-span-2">
        <Input
          maxLength={REQUIREMENT_LENGTHS.title}
          placeholder={t`BWP plywood 18 mm for 40 wardrobes`}
          {...register('title')}
        />
      </PublicField>
      <PublicField label={t`Description`} required error={errors.description?.message} className="sm:col-span-2">
        <Textarea rows={5} maxLength={REQUIREMENT_LENGTHS.description} {...register('description')} />
      </PublicField>
      <QuantityField form={form} />
      <Field label={t`Budget`} required help={t`In rupees, for the whole quantity`} error={errors.budget?.message}>
        <AmountInput {...register('budget')} />
      </Field>
      <PlaceFields form={form} />
      <CategoryField form={form} />
      <Understood form={form} />
    </Grid>
  );
}

/** Below it stands how it was understood, or what is asked. */
function QuantityField({ form }: Props) {
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name: 'quantity' });
  return (
    <div className="grid content-start gap-2">
      <Field label={t`Quantity`} required error={form.formState.errors.quantity?.message}>
        <Input maxLength={REQUIREMENT_LENGTHS.quantity} placeholder={t`320 sheets`} {...field} />
      </Field>
      <QuantityHint text={field.value} onChoose={field.onChange} />
    </div>
  );
}

/** Cities depend on the chosen state, and none is chosen when that changes. */
function PlaceFields({ form }: Props) {
  const { control, formState, setValue, clearErrors } = form;
  const { field: state } = useController({ control, name: 'stateId' });
  const { field: city } = useController({ control, name: 'cityId' });
  return (
    <>
      <IndianStateSelect
        {...state}
        error={formState.errors.stateId?.message}
        onChange={({ target }) => {
          state.onChange(target.value);
          setValue('cityId', '');
          clearErrors(['stateId', 'cityId']);
        }}
      />
      <CitySelect {...city} stateId={state.value} error={formState.errors.cityId?.message} />
    </>
  );
}

function CategoryField({ form }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(categoryList());
  const { field } = useController({ control: form.control, name: 'categoryId' });
  return (
    <Field
      label={t`Category`}
      optional
      help={t`Helps the right sellers find it`}
      error={form.formState.errors.categoryId?.message}
    >
      <NativeSelect {...field}>
        <option value="">
          <Trans>Choose a category</Trans>
        </option>
        {data?.data.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
