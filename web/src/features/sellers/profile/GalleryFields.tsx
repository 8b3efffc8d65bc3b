import { MOST_EXTRA_FILES } from '@plyhaat/contract/sellers/profile-form';
import { Film } from 'lucide-react';
import { Panel } from '#ui/display/Panel.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { TEXTS } from './texts.ts';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; files: ProfileFiles };

export function BannerField({ form, files }: Props) {
  return (
    <Panel title={TEXTS.banner} line={TEXTS.shownAcrossTheTop}>
      <FileDrop
        label={TEXTS.bannerImage}
        help={TEXTS.bestAt1775x367Under}
        {...files.bannerImage.drop}
        error={errorOf(form, 'bannerImage')}
      />
    </Panel>
  );
}

export function GalleryFields({ form, files }: Props) {
  return (
    <Panel title={TEXTS.imagesAndVideos} line={TEXTS.photosAndVideosOf}>
      <div className="grid gap-6">
        <FileDrop
          label={TEXTS.images}
          help={`Up to ${MOST_EXTRA_FILES}, best at 275x285, under 5MB each`}
          {...files.imagesArr.drop}
          error={errorOf(form, 'imagesArr')}
        />
        <FileDrop
          label={TEXTS.videos}
          help={`Up to ${MOST_EXTRA_FILES}, MP4 or MOV, under 50MB each`}
          icon={<Film size={20} strokeWidth={1.75} />}
          {...files.videoArr.drop}
          error={errorOf(form, 'videoArr')}
        />
      </div>
    </Panel>
  );
}
