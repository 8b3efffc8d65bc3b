import { Trans, useLingui } from '@lingui/react/macro';
import { type StaffVideo, VIDEO_NEEDS } from '@plyhaat/contract/content/staff/videos';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { bind } from '#forms/form-rules.ts';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { EMPTY_VIDEO, type VideoFormState, type VideoValues, valuesOf, videoRules } from './video-values.ts';
import { saveVideo } from './videos.queries.ts';

function useSaving(form: VideoFormState, id: string | undefined) {
  const navigate = useNavigate();
  const saving = useChange((values: VideoValues) => saveVideo(id)(videoRules.bodyOf(values)), {
    refresh: 'everything',
    onError: (error) => {
      if (error instanceof CallError)
        for (const [name, message] of Object.entries(error.fields))
          form.setError(name as FieldPath<VideoValues>, { message });
    },
  });
  const save = (values: VideoValues) =>
    saving.mutate(values, { onSuccess: () => void navigate({ to: '/admin/content/videos' }) });
  const submit = form.handleSubmit((values) => !values.uploading && !saving.isPending && save(values));
  return { submit, isSaving: saving.isPending };
}

export function VideoFields({ video }: { video: StaffVideo | undefined }) {
  const { t } = useLingui();
  const names = { film: t`Film of this video`, poster: t`Poster of this video`, captions: t`Captions of this video` };
  const form: VideoFormState = useForm<VideoValues>({
    defaultValues: video ? valuesOf(video, names) : EMPTY_VIDEO,
    resolver: videoRules.resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { submit, isSaving } = useSaving(form, video?._id);
  const { errors } = form.formState;
  const uploading = useWatch({ control: form.control, name: 'uploading' });
  return (
    <Form
      onSubmit={submit}
      aria-label={video ? t`Edit video` : t`New video`}
      className="grid max-w-200 gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <Field label={t`Name`} required error={errors.name?.message}>
        <Input maxLength={200} {...bind(form, 'name')} />
      </Field>
      <OwnVideo form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t`Category`} error={errors.category?.message}>
          <Input maxLength={100} {...bind(form, 'category')} />
        </Field>
        <Duration form={form} />
      </div>
      <Field label={t`Description`} optional error={errors.description?.message}>
        <Textarea rows={4} maxLength={2000} {...bind(form, 'description')} />
      </Field>
      <Switch label={t`Published`} help={t`Visitors see it under Videos.`} {...form.register('isPublished')} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-6">
        <p role="status" className="text-ink-2 text-ui empty:hidden sm:mr-auto">
          {uploading && t`Your files are still uploading.`}
        </p>
        <Link to="/admin/content/videos" className={buttonClass({ variant: 'line' }, 'max-sm:flex-1')}>
          <Trans>Cancel</Trans>
        </Link>
        <Button type="submit" busy={isSaving} disabled={uploading} className="max-sm:flex-1">
          <Trans>Save video</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** A video of ours or the address of one elsewhere, and the poster that is shown until it plays. */
function OwnVideo({ form }: { form: VideoFormState }) {
  const { t } = useLingui();
  const from = useWatch({ control: form.control, name: 'from' });
  const video = useFormFiles(form, 'film', 'video');
  const poster = useFormFiles(form, 'poster', 'content');
  const captions = useFormFiles(form, 'captions', 'captions');
  useUploading(form, video.busy || poster.busy || captions.busy);
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Video source`}>
        <NativeSelect {...form.register('from')}>
          <option value="film">
            <Trans>Upload a video</Trans>
          </option>
          <option value="embed">
            <Trans>Embedded from YouTube</Trans>
          </option>
        </NativeSelect>
      </Field>
      {from === 'film' ? (
        <FileDrop
          label={t`Film`}
          required
          help={t`MP4 or MOV, under 50 MB`}
          {...video.drop}
          error={errors.film?.message}
        />
      ) : (
        <Field
          label={t`YouTube address`}
          required
          help={t`No cookies are set. The video loads only when someone plays it.`}
          error={errors.embed?.message ?? (errors.film && VIDEO_NEEDS.embed)}
        >
          <Input
            maxLength={300}
            inputMode="url"
            placeholder="https://www.youtube.com/watch?v=…"
            {...bind(form, 'embed')}
          />
        </Field>
      )}
      <FileDrop
        label={t`Poster`}
        required={from === 'embed'}
        help={from === 'film' ? t`Leave empty to use a frame of the video` : t`At least 640 px wide`}
        {...poster.drop}
        error={errors.poster?.message}
      />
      {from === 'film' && (
        <FileDrop
          label={t`Captions`}
          help={t`Optional: a .vtt file, up to 100 KB`}
          {...captions.drop}
          error={errors.captions?.message}
        />
      )}
    </>
  );
}

function Duration({ form }: { form: VideoFormState }) {
  const { t } = useLingui();
  const from = useWatch({ control: form.control, name: 'from' });
  return (
    <Field
      label={t`Duration in seconds`}
      required={from === 'embed'}
      help={from === 'film' ? t`Leave empty to read it from the video` : undefined}
      error={form.formState.errors.duration?.message}
    >
      <Input inputMode="numeric" maxLength={5} {...bind(form, 'duration')} />
    </Field>
  );
}
