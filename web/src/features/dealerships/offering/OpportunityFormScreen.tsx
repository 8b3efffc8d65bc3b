import { Trans, useLingui } from '@lingui/react/macro';
import {
  OPPORTUNITY_LENGTHS,
  OPPORTUNITY_TYPES,
  type OwnOpportunity,
} from '@plyhaat/contract/dealerships/opportunity-form';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { IndianStateSelect } from '#features/places/PlaceSelect.tsx';
import { cityList } from '#features/places/places.queries.ts';
import { PlacementFrame, PlacementPage, placementForm } from '#features/promotions/forms/PlacementFrame.tsx';
import { ChipChoice } from '#forms/ChipChoice.tsx';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { opportunityType } from '#ui/words/partnerships.ts';
import { OpportunityAllowance } from './OpportunityAllowance.tsx';
import { ownOpportunity, saveOpportunity } from './offering.queries.ts';
import { type OpportunityFormState, opportunityRules } from './opportunity-values.ts';
import { OPPORTUNITY } from './words.ts';

export function OpportunityFormScreen() {
  const { isPending } = useQuery(ownProfile(ownId()));
  if (isPending) return null;
  return (
    <PlacementPage words={OPPORTUNITY} saved={ownOpportunity} form={OpportunityForm} left={<OpportunityAllowance />} />
  );
}

function OpportunityForm({ saved }: { saved?: OwnOpportunity }) {
  const { t } = useLingui();
  const { data: profile } = useQuery(ownProfile(ownId()));
  const id = saved?._id;
  const draftForm = useDraftForm({
    ...placementForm(OPPORTUNITY, id),
    ...opportunityRules(saved, profile?.companyObj?.name ?? '', t),
    save: saveOpportunity(id),
  });
  const { form, restored } = draftForm;
  return (
    <PlacementFrame draftForm={draftForm} words={OPPORTUNITY} isNew={!saved}>
      <FieldGroup title={t`What you offer`}>
        <OfferFields form={form} />
      </FieldGroup>
      <FieldGroup title={t`Where`} line={t`Each city can be given to one applicant; you choose which when you accept.`}>
        <PlaceFields form={form} />
      </FieldGroup>
      <FieldGroup title={t`Pictures`}>
        <PictureFields key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </PlacementFrame>
  );
}

type Props = { form: OpportunityFormState };

function OfferFields({ form }: Props) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Organization name`} required error={errors.Organisation_name?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.Organisation_name} {...bind(form, 'Organisation_name')} />
      </Field>
      <Field label={t`Franchise type`} required error={errors.Type?.message}>
        <NativeSelect {...bind(form, 'Type')}>
          <option value="">
            <Trans>Choose a franchise type</Trans>
          </option>
          {OPPORTUNITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {opportunityType(type, t)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t`Brand`} required error={errors.Brand?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.Brand} {...bind(form, 'Brand')} />
      </Field>
      <Field label={t`Product`} required error={errors.product?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.product} placeholder={t`laminates`} {...bind(form, 'product')} />
      </Field>
      <CategoryChoice form={form} />
      <PublicField
        label={t`Description`}
        required
        help={t`What a partner needs and gets: display, opening stock, training`}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={5} maxLength={OPPORTUNITY_LENGTHS.description} {...bind(form, 'description')} />
      </PublicField>
    </>
  );
}

function PictureFields({ form }: Props) {
  const { t } = useLingui();
  const image = useFormFiles(form, 'image', 'opportunity');
  const logo = useFormFiles(form, 'logo', 'logo');
  useUploading(form, image.busy || logo.busy);
  const { errors } = form.formState;
  return (
    <>
      <FileDrop
        label={t`Image`}
        required
        help={t`JPEG, PNG or WebP, best at 900 × 600`}
        {...image.drop}
        error={errors.image?.message}
      />
      <FileDrop
        label={t`Logo`}
        help={t`Optional; JPEG, PNG or WebP, best if square. Without one your profile picture is shown.`}
        {...logo.drop}
        error={errors.logo?.message}
      />
    </>
  );
}

function CategoryChoice({ form }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(categoryList());
  const { field } = useController({ control: form.control, name: 'categoryArr' });
  return (
    <ChipChoice
      label={t`Categories`}
      required
      options={data?.data ?? []}
      value={field.value}
      onChange={(chosen) => {
        field.onChange(chosen);
        form.clearErrors('categoryArr');
      }}
      error={form.formState.errors.categoryArr?.message}
    />
  );
}

/** Cities depend on the chosen state, and none is chosen when that changes. */
function PlaceFields({ form }: Props) {
  const { t } = useLingui();
  const { control, formState, setValue, clearErrors } = form;
  const { field: state } = useController({ control, name: 'stateId' });
  const { field: cities } = useController({ control, name: 'cityId' });
  const { data } = useQuery(cityList(state.value));
  return (
    <>
      <IndianStateSelect
        {...state}
        error={formState.errors.stateId?.message}
        onChange={({ target }) => {
          state.onChange(target.value);
          setValue('cityId', []);
          clearErrors(['stateId', 'cityId']);
        }}
      />
      <ChipChoice
        label={t`Cities`}
        required
        options={data?.data ?? []}
        value={cities.value}
        onChange={(chosen) => {
          cities.onChange(chosen);
          clearErrors('cityId');
        }}
        help={state.value ? undefined : t`Choose a state first`}
        error={formState.errors.cityId?.message}
      />
    </>
  );
}
