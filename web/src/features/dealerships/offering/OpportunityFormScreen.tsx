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
import { OpportunityAllowance } from './OpportunityAllowance.tsx';
import { ownOpportunity, saveOpportunity } from './offering.queries.ts';
import { type OpportunityFormState, opportunityRules } from './opportunity-values.ts';
import * as TEXTS from './texts.ts';
import { OPPORTUNITY } from './words.ts';

export function OpportunityFormScreen() {
  const { isPending } = useQuery(ownProfile(ownId()));
  if (isPending) return null;
  return (
    <PlacementPage words={OPPORTUNITY} saved={ownOpportunity} form={OpportunityForm} left={<OpportunityAllowance />} />
  );
}

function OpportunityForm({ saved }: { saved?: OwnOpportunity }) {
  const { data: profile } = useQuery(ownProfile(ownId()));
  const id = saved?._id;
  const draftForm = useDraftForm({
    ...placementForm(OPPORTUNITY, id),
    ...opportunityRules(saved, profile?.companyObj?.name ?? ''),
    save: saveOpportunity(id),
  });
  const { form, restored } = draftForm;
  return (
    <PlacementFrame draftForm={draftForm} words={OPPORTUNITY} isNew={!saved}>
      <FieldGroup title={TEXTS.whatYouOffer}>
        <OfferFields form={form} />
      </FieldGroup>
      <FieldGroup title={TEXTS.where} line={TEXTS.eachCityCanBe}>
        <PlaceFields form={form} />
      </FieldGroup>
      <FieldGroup title={TEXTS.pictures}>
        <PictureFields key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </PlacementFrame>
  );
}

type Props = { form: OpportunityFormState };

function OfferFields({ form }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={TEXTS.organizationName} required error={errors.Organisation_name?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.Organisation_name} {...bind(form, 'Organisation_name')} />
      </Field>
      <Field label={TEXTS.franchiseType} required error={errors.Type?.message}>
        <NativeSelect {...bind(form, TEXTS.type)}>
          <option value="">{TEXTS.chooseAFranchiseType}</option>
          {OPPORTUNITY_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={TEXTS.brand} required error={errors.Brand?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.Brand} {...bind(form, TEXTS.brand)} />
      </Field>
      <Field label={TEXTS.product} required error={errors.product?.message}>
        <Input maxLength={OPPORTUNITY_LENGTHS.product} placeholder={TEXTS.laminates} {...bind(form, 'product')} />
      </Field>
      <CategoryChoice form={form} />
      <PublicField
        label={TEXTS.description}
        required
        help={TEXTS.whatAPartnerNeeds}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={5} maxLength={OPPORTUNITY_LENGTHS.description} {...bind(form, 'description')} />
      </PublicField>
    </>
  );
}

function PictureFields({ form }: Props) {
  const image = useFormFiles(form, 'image', 'opportunity');
  const logo = useFormFiles(form, 'logo', 'logo');
  useUploading(form, image.busy || logo.busy);
  const { errors } = form.formState;
  return (
    <>
      <FileDrop label={TEXTS.image} required help={TEXTS.jpegPngOrWebp} {...image.drop} error={errors.image?.message} />
      <FileDrop label={TEXTS.logo} help={TEXTS.optionalJpegPngOr} {...logo.drop} error={errors.logo?.message} />
    </>
  );
}

function CategoryChoice({ form }: Props) {
  const { data } = useQuery(categoryList());
  const { field } = useController({ control: form.control, name: 'categoryArr' });
  return (
    <ChipChoice
      label={TEXTS.categories}
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
        label={TEXTS.cities}
        required
        options={data?.data ?? []}
        value={cities.value}
        onChange={(chosen) => {
          cities.onChange(chosen);
          clearErrors('cityId');
        }}
        help={state.value ? undefined : TEXTS.chooseAStateFirst}
        error={formState.errors.cityId?.message}
      />
    </>
  );
}
