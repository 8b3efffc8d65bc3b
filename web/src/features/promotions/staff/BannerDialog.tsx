import { Trans, useLingui } from '@lingui/react/macro';
import { type HouseBanner, HOUSE_BANNER_LENGTHS as LENGTHS } from '@plyhaat/contract/promotions/staff/house-banners';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { bind } from '#forms/form-rules.ts';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { type BannerFormState, type BannerValues, bannerRules, emptyBanner, valuesOf } from './banner-values.ts';
import { saveBanner } from './home-page.queries.ts';

function useSaving(form: BannerFormState, id: string | undefined, onClose: () => void) {
  const saving = useChange((values: BannerValues) => saveBanner(id)(bannerRules.bodyOf(values)), {
    refresh: 'everything',
    onSuccess: onClose,
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      for (const [name, message] of Object.entries(fields)) form.setError(name as FieldPath<BannerValues>, { message });
    },
  });
  const submit = form.handleSubmit((values) => !values.uploading && !saving.isPending && saving.mutate(values));
  return { submit, isSaving: saving.isPending };
}

type Props = { banner: HouseBanner | undefined; onClose: () => void };

/** A new banner of our own, or a change of one. */
export function BannerDialog({ banner, onClose }: Props) {
  const { t } = useLingui();
  const form: BannerFormState = useForm<BannerValues>({
    defaultValues: banner ? valuesOf(banner, t`Picture of ${{ name: banner.title }}`) : emptyBanner(),
    resolver: bannerRules.resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { submit, isSaving } = useSaving(form, banner?._id, onClose);
  const uploading = useWatch({ control: form.control, name: 'uploading' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isSaving}
      size="form"
      title={banner ? t`Edit banner` : t`New banner`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <Words form={form} />
        <Pictures form={form} />
        <Days form={form} />
        <Switch label={t`Shown on the home page`} {...form.register('isActive')} />
        <p role="status" className="text-ink-2 text-ui empty:hidden">
          {uploading && t`The pictures are still uploading.`}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={isSaving}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={isSaving} disabled={uploading}>
            <Trans>Save banner</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Words({ form }: { form: BannerFormState }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Title`} required error={errors.title?.message}>
        <Input maxLength={LENGTHS.title} {...bind(form, 'title')} />
      </Field>
      <Field label={t`Line above the title`} optional error={errors.eyebrow?.message}>
        <Input maxLength={LENGTHS.eyebrow} {...bind(form, 'eyebrow')} />
      </Field>
      <Field label={t`Description`} optional error={errors.description?.message}>
        <Textarea rows={2} maxLength={LENGTHS.description} {...bind(form, 'description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t`Address it leads to`}
          required
          help={t`An address of this site, such as /shop?search=marine`}
          error={errors.link?.message}
        >
          <Input maxLength={LENGTHS.link} {...bind(form, 'link')} />
        </Field>
        <Field label={t`Text of the link`} required error={errors.linkText?.message}>
          <Input maxLength={LENGTHS.linkText} {...bind(form, 'linkText')} />
        </Field>
      </div>
    </>
  );
}

function Pictures({ form }: { form: BannerFormState }) {
  const { t } = useLingui();
  const image = useFormFiles(form, 'image', 'banner');
  const appImage = useFormFiles(form, 'appImage', 'banner');
  useUploading(form, image.busy || appImage.busy);
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FileDrop
        label={t`Picture`}
        required
        help={t`At least 1600 px wide, landscape, less than 5MB`}
        {...image.drop}
        error={errors.image?.message}
      />
      <FileDrop
        label={t`Picture for phones`}
        help={t`Taller than wide, less than 5MB; without it phones show the first picture`}
        {...appImage.drop}
        error={errors.appImage?.message}
      />
    </div>
  );
}

function Days({ form }: { form: BannerFormState }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const days = { type: 'date', min: '2020-01-01', max: '2099-12-31' } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t`First day`} required error={errors.from?.message}>
        <Input {...days} {...bind(form, 'from')} />
      </Field>
      <Field label={t`Last day`} optional help={t`Without it the banner stays`} error={errors.until?.message}>
        <Input {...days} {...bind(form, 'until')} />
      </Field>
    </div>
  );
}
