import { MOST_EXTRA_FILES } from '@plyhaat/contract/sellers/profile-form';
import { Film } from 'lucide-react';
import { Panel } from '#ui/display/Panel.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import * as TEXTS from './texts.ts';
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
          help={TEXTS.upToBestAt(MOST_EXTRA_FILES)}
          {...files.imagesArr.drop}
          error={errorOf(form, 'imagesArr')}
        />
        <FileDrop
          label={TEXTS.videos}
          help={TEXTS.upToMp4Or(MOST_EXTRA_FILES)}
          icon={<Film size={20} strokeWidth={1.75} />}
          {...files.videoArr.drop}
          error={errorOf(form, 'videoArr')}
        />
      </div>
    </Panel>
  );
}
