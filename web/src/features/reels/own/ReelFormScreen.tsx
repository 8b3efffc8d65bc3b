import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REEL_DESCRIPTION } from '@plyhaat/contract/reels/reel-form';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormFrame } from '#forms/FormFrame.tsx';
import { FormPage } from '#forms/FormPage.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { ownReel, saveReel } from './own.queries.ts';
import { PosterChoice } from './PosterChoice.tsx';
import { ProductPicks } from './ProductPicks.tsx';
import { ReelPreview } from './ReelPreview.tsx';
import { type ReelFormState, reelRules } from './reel-values.ts';

const WORDS = {
  add: msg`Add Reel`,
  addLine: msg`Vertical videos of up to a minute work best. Our team checks it before buyers see it.`,
  edit: msg`Edit Reel`,
  editLine: msg`Our team checks your changes first. Until then buyers see the approved version.`,
  loadFailed: msg`Failed to load reel data for editing.`,
};

export function ReelFormScreen() {
  return (
    <FormPage words={WORDS} saved={ownReel}>
      {(saved) =>
        saved ? (
          <>
            <SavedState {...saved.data} />
            <ReelForm saved={saved.data} />
          </>
        ) : (
          <ReelForm />
        )
      }
    </FormPage>
  );
}

function ReelForm({ saved }: { saved?: Reel }) {
  const { t } = useLingui();
  const id = saved?._id;
  const draftForm = useDraftForm({
    draft: id ? `reel.${id}` : 'reel',
    changes: ['reels'],
    listTab: 'myReels',
    failed: id ? t`Failed to update reel` : t`Failed to add reel`,
    save: saveReel(id),
    ...reelRules(t, saved),
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame
      draftForm={draftForm}
      label={t(saved ? WORDS.edit : WORDS.add)}
      saveLabel={t`Send for review`}
      uploadingText={t`Your video is still uploading.`}
    >
      <Fields key={restored ? 'restored' : 'fresh'} form={form} saved={saved} />
    </FormFrame>
  );
}

function Fields({ form, saved }: { form: ReelFormState; saved: Reel | undefined }) {
  const { t } = useLingui();
  const video = useFormFiles(form, 'video', 'reel');
  const captions = useFormFiles(form, 'captions', 'captions');
  useUploading(form, video.busy || captions.busy);
  const { errors } = form.formState;
  const [chosen] = video.drop.items;
  const isSaved = saved !== undefined && video.refs[0] === saved.videoUrl;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
      <div className="grid min-w-0 gap-6">
        <FileDrop
          label={t`Video`}
          required
          help={t`MP4 or MOV, under 20 MB. If the connection drops, the upload continues where it stopped.`}
          {...video.drop}
          error={errors.video?.message}
        />
        <PosterChoice form={form} file={chosen} frames={isSaved ? saved.frames : undefined} />
        <PublicField
          label={t`Description`}
          required
          help={t`The first sentence is the title.`}
          error={errors.description?.message}
        >
          <Textarea rows={4} maxLength={LONGEST_REEL_DESCRIPTION} {...bind(form, 'description')} />
        </PublicField>
        <ProductPicks form={form} />
        <FileDrop
          label={<CaptionsLabel />}
          help={t`A .vtt file, up to 100 KB. Most people watch without sound.`}
          {...captions.drop}
          error={errors.captions?.message}
        />
      </div>
      <ReelPreview form={form} file={chosen} saved={saved} />
    </div>
  );
}

const CaptionsLabel = () => (
  <>
    <Trans>Captions</Trans>{' '}
    <span className="font-normal text-ink-3">
      <Trans>optional</Trans>
    </span>
  </>
);
