import { Trans, useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Heart, Share } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { session } from '#api/session.ts';
import { MOST_OFFERED, ownApproved } from '#features/catalog/selling/selling.queries.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { Picture } from '#ui/display/Picture.tsx';
import type { FileItem } from '#ui/forms/FileRow.tsx';
import { ActFace } from '../feed/Act.tsx';
import { Products } from '../feed/Products.tsx';
import { VideoInfo } from '../feed/VideoInfo.tsx';
import { ROW, VIDEO_PLACE } from '../feed/video-look.ts';
import { shortCount } from '../words.ts';
import type { ReelFormState } from './reel-values.ts';

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
const SENTENCE = /^.*?[.!?](?=\s|$)/s;

/** As the server makes it of a reel without one. */
const titleOf = (description: string) => (SENTENCE.exec(description)?.[0] ?? description).replace(/[.]$/, '').trim();

/** The reel as it would stand in the feed. */
function useDraftReel(form: ReelFormState, saved: Reel | undefined): Reel {
  const { t } = useLingui();
  const [description, productIds] = useWatch({ control: form.control, name: ['description', 'productIds'] });
  const { data: member } = useQuery(ownProfile(ownId()));
  const { data: own = [] } = useQuery(ownApproved('', MOST_OFFERED));
  const available = [
    ...(saved?.products ?? []),
    ...own.map((card) => ({ ...card, soldByArea: false, size: null, thickness: null })),
  ];
  const products = productIds.flatMap((id) => available.find(({ _id }) => _id === id) ?? []);
  const now = new Date().toISOString();
  return {
    _id: '',
    title: titleOf(description) || t`Your title`,
    description,
    category: saved?.category ?? '',
    hashtags: [],
    videoUrl: '',
    thumbnail: '',
    picture: saved?.picture ?? null,
    sources: [],
    captions: null,
    products,
    duration: 0,
    userId: ownId(),
    user: {
      _id: ownId(),
      name: member?.companyName ?? session.get().user?.name ?? '',
      username: member?.slug ?? '',
      avatar: '',
      picture: member?.profilePicture ?? null,
      isVerified: member?.verifeied ?? false,
      cityName: member?.cityName ?? null,
      stateName: member?.stateName ?? null,
    },
    viewCount: saved?.viewCount ?? 0,
    likeCount: saved?.likeCount ?? 0,
    commentCount: 0,
    shareCount: saved?.shareCount ?? 0,
    isActive: true,
    createdAt: saved?.createdAt ?? now,
    updatedAt: now,
  };
}

type Props = { form: ReelFormState; file: FileItem | undefined; saved: Reel | undefined };

export function ReelPreview({ form, file, saved }: Props) {
  const { t } = useLingui();
  const reel = useDraftReel(form, saved);
  const url = file?.kind === 'video' && file.state !== 'refused' ? file.url : undefined;
  return (
    <figure className="grid w-full max-w-66 gap-2 max-lg:mx-auto lg:sticky lg:top-44">
      <div className="reel-stage h-118 overflow-hidden rounded-lg bg-night">
        <div inert className={ROW}>
          <div className={VIDEO_PLACE}>
            {url ? (
              <video
                src={url}
                muted
                loop
                autoPlay
                playsInline
                tabIndex={-1}
                aria-hidden="true"
                className="size-full object-cover"
              />
            ) : (
              <Picture picture={reel.picture} alt="" ratio="fill" sizes="264px" imageClassName="" />
            )}
            <div className="video-veil pointer-events-none absolute inset-x-0 top-1/4 bottom-0" />
          </div>
          <VideoInfo reel={reel} />
          <div className="z-1 col-start-2 row-start-1 row-end-3 grid content-end justify-items-center gap-2 pr-2.5 pb-3 text-meta">
            <ActFace sign={<Heart {...ICON} />} text={shortCount(reel.likeCount, t)} />
            <ActFace sign={<Bookmark {...ICON} />} text={t`Save`} />
            <ActFace sign={<Share {...ICON} />} text={shortCount(reel.shareCount, t)} />
          </div>
          <Products reel={reel} open={null} onOpen={() => {}} />
        </div>
      </div>
      <figcaption className="text-ink-3 text-meta">
        <Trans>Preview, as buyers will see it</Trans>
      </figcaption>
    </figure>
  );
}
