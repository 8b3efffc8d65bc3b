import { LONGEST_REEL_DESCRIPTION } from '@plyhaat/contract/reels/reel-form';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormFrame } from '#forms/FormFrame.tsx';
import { FormPage, type FormPageWords } from '#forms/FormPage.tsx';
import { bind } from '#forms/form-rules.ts';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { ownReel, saveReel } from './own.queries.ts';
import { PosterChoice } from './PosterChoice.tsx';
import { ProductPicks } from './ProductPicks.tsx';
import { ReelPreview } from './ReelPreview.tsx';
import { type ReelFormState, reelRules } from './reel-values.ts';

const WORDS: FormPageWords = {
  add: 'Add Reel',
  addLine: 'Vertical videos of up to a minute work best. Our team checks it before buyers see it.',
  edit: 'Edit Reel',
  editLine: 'Our team checks your changes first. Until then buyers see the approved version.',
  loadFailed: 'Failed to load reel data for editing.',
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
  const id = saved?._id;
  const draftForm = useDraftForm({
    draft: id ? `reel.${id}` : 'reel',
    changes: ['reels'],
    listTab: 'myReels',
    failed: id ? 'Failed to update reel' : 'Failed to add reel',
    save: saveReel(id),
    ...reelRules(saved),
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame
      draftForm={draftForm}
      label={saved ? WORDS.edit : WORDS.add}
      saveLabel="Send for review"
      uploadingText="Your video is still uploading."
    >
      <Fields key={restored ? 'restored' : 'fresh'} form={form} saved={saved} />
    </FormFrame>
  );
}

function Fields({ form, saved }: { form: ReelFormState; saved: Reel | undefined }) {
  const film = useFormFiles(form, 'video', 'reel');
  const captions = useFormFiles(form, 'captions', 'captions');
  useUploading(form, film.busy || captions.busy);
  const { errors } = form.formState;
  const [chosen] = film.drop.items;
  const isSaved = saved !== undefined && film.refs[0] === saved.videoUrl;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
      <div className="grid min-w-0 gap-6">
        <FileDrop
          label="Video"
          required
          help="MP4 or MOV, under 20 MB. If the connection drops, the upload continues where it stopped."
          {...film.drop}
          error={errors.video?.message}
        />
        <PosterChoice form={form} film={chosen} frames={isSaved ? saved.frames : undefined} />
        <Field label="Description" required help="The first sentence is the title." error={errors.description?.message}>
          <Textarea rows={4} maxLength={LONGEST_REEL_DESCRIPTION} {...bind(form, 'description')} />
        </Field>
        <ProductPicks form={form} />
        <FileDrop
          label={<CaptionsLabel />}
          help="A .vtt file, up to 100 KB. Most people watch without sound."
          {...captions.drop}
          error={errors.captions?.message}
        />
      </div>
      <ReelPreview form={form} film={chosen} saved={saved} />
    </div>
  );
}

const CaptionsLabel = () => (
  <>
    Captions <span className="font-normal text-ink-3">optional</span>
  </>
);
