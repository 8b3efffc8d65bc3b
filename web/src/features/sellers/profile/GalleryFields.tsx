import { useLingui } from '@lingui/react/macro';
import { MOST_EXTRA_FILES } from '@plyhaat/contract/sellers/profile-form';
import { Film } from 'lucide-react';
import { Panel } from '#ui/display/Panel.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; files: ProfileFiles };

export function BannerField({ form, files }: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Banner`} line={t`Shown across the top of your store page.`}>
      <FileDrop
        label={t`Banner image`}
        help={t`Best at 1775x367, under 5MB`}
        {...files.bannerImage.drop}
        error={errorOf(form, 'bannerImage')}
      />
    </Panel>
  );
}

export function GalleryFields({ form, files }: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Images and videos`} line={t`Photos and videos of your shop, yard and stock.`}>
      <div className="grid gap-6">
        <FileDrop
          label={t`Images`}
          help={t`Up to ${MOST_EXTRA_FILES}, best at 275x285, under 5MB each`}
          {...files.imagesArr.drop}
          error={errorOf(form, 'imagesArr')}
        />
        <FileDrop
          label={t`Videos`}
          help={t`Up to ${MOST_EXTRA_FILES}, MP4 or MOV, under 50MB each`}
          icon={<Film size={20} strokeWidth={1.75} />}
          {...files.videoArr.drop}
          error={errorOf(form, 'videoArr')}
        />
      </div>
    </Panel>
  );
}
