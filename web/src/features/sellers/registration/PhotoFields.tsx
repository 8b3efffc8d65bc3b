import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallError } from '#api/call.ts';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Fold } from './Fold.tsx';

/** The two photos: sent as soon as they are chosen, named by id when the form is. */
export function usePhotos() {
  const profile = useUploads('profile');
  const banner = useUploads('banner');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const named = () => ({ profileImage: profile.refs[0] ?? '', bannerImage: banner.refs[0] ?? '' });
  return {
    profile,
    banner,
    busy: profile.busy || banner.busy,
    named,
    /** A refusal names a photo by its id, or its field; tells whether it named one. */
    refuse: (error: unknown): boolean => {
      const errors = error instanceof CallError ? error.fields : {};
      const words = Object.entries(named()).flatMap(([field, ref]) => {
        const text = errors[field] ?? errors[ref];
        return text ? [[field, text]] : [];
      });
      setRefused(Object.fromEntries(words));
      return words.length > 0;
    },
    errorOf: (field: 'profileImage' | 'bannerImage') => refused[field],
  };
}

export function PhotoFields({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const { t } = useLingui();
  return (
    <Fold
      title={t`Photos`}
      line={t`Less than 5MB each. They can be added later.`}
      holds={['profileImage', 'bannerImage']}
    >
      <FileDrop
        label={t`Profile photo`}
        help={t`Square, at least 150 × 150`}
        {...photos.profile.drop}
        error={photos.errorOf('profileImage')}
      />
      <FileDrop
        label={t`Banner photo`}
        help={t`Wide, best at 1775 × 367`}
        {...photos.banner.drop}
        error={photos.errorOf('bannerImage')}
      />
    </Fold>
  );
}
