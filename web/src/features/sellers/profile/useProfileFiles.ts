import { useLingui } from '@lingui/react/macro';
import type { MediaUse } from '@plyhaat/contract/media/media';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { MOST_EXTRA_FILES } from '@plyhaat/contract/sellers/profile-form';
import { useEffect } from 'react';
import { type FormFile, toDraft } from '#forms/uploads/form-file.ts';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { type FileField, filesOf, type ProfileValues } from './profile-values.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** A draft keeps no addresses: what the profile holds has them, the rest is asked for. */
const addressed = (drafts: readonly FormFile[], saved: readonly FormFile[]) =>
  drafts.map((file) => saved.find(({ ref }) => ref === file.ref) ?? file);

type Context = { form: ProfileForm; profile: OwnMember; found: Partial<ProfileValues> | undefined };

/** The uploads of one field; the form always holds what they stand at, so that a draft does too. */
function useFileField(field: FileField, use: MediaUse, most: number, { form, profile, found }: Context) {
  const { t } = useLingui();
  const saved = filesOf(profile, t)[field];
  const drafts = found?.[field];
  const uploads = useUploads(use, { most, initial: drafts ? addressed(drafts, saved) : saved });
  const state = JSON.stringify(uploads.files.map(toDraft));
  useEffect(() => {
    if (JSON.stringify(form.getValues(field)) === state) return;
    form.setValue(field, JSON.parse(state), { shouldDirty: true });
    form.clearErrors(field);
  }, [form, field, state]);
  return uploads;
}

/** Every file of the Edit Profile form (SELL-5). */
export function useProfileFiles(context: Context) {
  const files = {
    bannerImage: useFileField('bannerImage', 'banner', 1, context),
    profileImage: useFileField('profileImage', 'profile', 1, context),
    documents: useFileField('documents', 'certificate', 1, context),
    imagesArr: useFileField('imagesArr', 'gallery', MOST_EXTRA_FILES, context),
    videoArr: useFileField('videoArr', 'video', MOST_EXTRA_FILES, context),
  };
  const all = Object.values(files);
  return {
    ...files,
    busy: all.some(({ busy }) => busy),
    /** Marks those uploads that a refusal names. */
    lose: (refs: readonly string[]) => {
      for (const { lose } of all) lose(refs);
    },
  };
}

export type ProfileFiles = ReturnType<typeof useProfileFiles>;
