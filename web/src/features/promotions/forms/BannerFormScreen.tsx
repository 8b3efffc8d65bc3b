import { useLingui } from '@lingui/react/macro';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { ownBanner, saveBanner } from '../placements.queries.ts';
import { BANNER } from '../words.ts';
import { type BannerValues, bannerRules, KINDS } from './banner-values.ts';
import { PlacementFrame, PlacementPage, placementForm } from './PlacementFrame.tsx';
import { ProductChoice } from './ProductChoice.tsx';

type State = UseFormReturn<BannerValues>;

export function BannerFormScreen() {
  return <PlacementPage words={BANNER} saved={ownBanner} form={BannerForm} />;
}

function BannerForm({ saved }: { saved?: OwnBanner }) {
  const { t } = useLingui();
  const id = saved?._id;
  const draftForm = useDraftForm({ ...placementForm(BANNER, id), ...bannerRules(t, saved), save: saveBanner(id) });
  const { form, restored } = draftForm;
  return (
    <PlacementFrame draftForm={draftForm} words={BANNER} isNew={!saved}>
      <FieldGroup title={t`Where it links`}>
        <KindFields form={form} />
      </FieldGroup>
      <FieldGroup title={t`Pictures`} line={t`JPEG, PNG or WebP, less than 5MB each`}>
        <Pictures key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </PlacementFrame>
  );
}

function KindFields({ form }: { form: State }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <>
      <RadioGroup
        label={t`Banner type`}
        required
        options={Object.entries(KINDS).map(([value, { label, help }]) => ({ value, label: t(label), help: t(help) }))}
        error={errors.type?.message}
        className="sm:col-span-2"
        {...bind(form, 'type')}
      />
      {type === 'productbanner' && <ProductChoice form={form} name="product" label={t`Product`} />}
    </>
  );
}

function Pictures({ form }: { form: State }) {
  const { t } = useLingui();
  const image = useFormFiles(form, 'image', 'banner');
  const appImage = useFormFiles(form, 'appImage', 'banner');
  useUploading(form, image.busy || appImage.busy);
  const { errors } = form.formState;
  return (
    <>
      <FileDrop
        label={t`Image`}
        required
        help={t`Recommended size 1920x460`}
        {...image.drop}
        error={errors.image?.message}
      />
      <FileDrop
        label={t`Picture for phones`}
        help={t`Optional; recommended size 1080x600. Without it, phones show the main image.`}
        {...appImage.drop}
        error={errors.appImage?.message}
      />
    </>
  );
}
