import { useLingui } from '@lingui/react/macro';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { FormPicture } from '#forms/uploads/FormPicture.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { Textarea } from '#ui/forms/Input.tsx';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownPromotion, savePromotion } from '../placements.queries.ts';
import { hasBegun } from '../schedule.ts';
import { PROMOTION } from '../words.ts';
import { PlacementFrame, PlacementPage, placementForm } from './PlacementFrame.tsx';
import { fillIn, ProductChoice, useChosen } from './ProductChoice.tsx';
import { promotionRules } from './promotion-values.ts';
import { SpanFields } from './SpanFields.tsx';

export function PromotionFormScreen() {
  return (
    <PlacementPage
      words={PROMOTION}
      saved={ownPromotion}
      form={PromotionForm}
      left={<AllowanceLeft kind="advertisement" />}
    />
  );
}

function PromotionForm({ saved }: { saved?: Promotion }) {
  const { t } = useLingui();
  const id = saved?._id;
  const draftForm = useDraftForm({
    ...placementForm(PROMOTION, id),
    ...promotionRules(t, saved),
    save: savePromotion(id),
  });
  const { form, restored } = draftForm;
  const { errors } = form.formState;
  useChosen(useWatch({ control: form.control, name: 'product' }), ({ slug }) => fillIn(form, 'slug', slug));
  return (
    <PlacementFrame draftForm={draftForm} words={PROMOTION} isNew={!saved}>
      <FieldGroup title={t`What you promote`}>
        <ProductChoice form={form} name="product" label={t`Product`} />
        <PublicField label={t`Promotion message`} required error={errors.message?.message} className="sm:col-span-2">
          <Textarea rows={3} maxLength={500} {...bind(form, 'message')} />
        </PublicField>
        <FormPicture
          key={restored ? 'restored' : 'fresh'}
          form={form}
          name="image"
          use="promotion"
          label={t`Promotion image or video`}
          help={t`Recommended size 100x100 px; a video as MP4 or MOV under 20MB`}
        />
      </FieldGroup>
      <FieldGroup title={t`When it runs`}>
        <SpanFields
          start={bind(form, 'startDate')}
          end={bind(form, 'endDate')}
          errors={errors}
          allowance={saved ? undefined : 'advertisement'}
          fixed={hasBegun(saved)}
        />
      </FieldGroup>
    </PlacementFrame>
  );
}
