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
import * as TEXTS from './texts.ts';
import { Understood } from './Understood.tsx';

type Props = { form: RequirementFormState };

export function RequirementFieldset({ form }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Grid columns="form">
      <PublicField label={TEXTS.title} required error={errors.title?.message} className="sm:col-span-2">
        <Input maxLength={REQUIREMENT_LENGTHS.title} placeholder={TEXTS.bwpPlywood18Mm} {...register('title')} />
      </PublicField>
      <PublicField label={TEXTS.description} required error={errors.description?.message} className="sm:col-span-2">
        <Textarea rows={5} maxLength={REQUIREMENT_LENGTHS.description} {...register('description')} />
      </PublicField>
      <QuantityField form={form} />
      <Field label={TEXTS.budget} required help={TEXTS.forTheWholeQuantity} error={errors.budget?.message}>
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
  const { field } = useController({ control: form.control, name: 'quantity' });
  return (
    <div className="grid content-start gap-2">
      <Field label={TEXTS.quantity} required error={form.formState.errors.quantity?.message}>
        <Input maxLength={REQUIREMENT_LENGTHS.quantity} placeholder={TEXTS.n320Sheets} {...field} />
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
  const { data } = useQuery(categoryList());
  const { field } = useController({ control: form.control, name: 'categoryId' });
  return (
    <Field
      label={TEXTS.category}
      optional
      help={TEXTS.helpsTheRightSellers}
      error={form.formState.errors.categoryId?.message}
    >
      <NativeSelect {...field}>
        <option value="">{TEXTS.chooseACategory}</option>
        {data?.data.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
