import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { breadcrumbLd, itemListLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { useVideos, type Videos } from './useVideos.ts';
import { VideoFilters } from './VideoFilters.tsx';
import { VideoGrid } from './VideoGrid.tsx';
import { videoLd } from './video.ld.ts';
import { videoDetail } from './videos.queries.ts';

const TAGLINE = msg`Short videos on boards, hardware and how to fit them`;
const route = getRouteApi('/videos/$id');

function useCrumbs() {
  const { t } = useLingui();
  return [
    { name: t`Home`, path: '/' },
    { name: t`Videos`, path: '/videos' },
  ];
}

function Page({ videos }: { videos: Videos }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="text-display">
        <Trans>Videos</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{t(TAGLINE)}</p>
      <VideoFilters videos={videos} />
      <VideoGrid videos={videos} />
    </>
  );
}

export function VideosScreen() {
  const { t } = useLingui();
  const videos = useVideos();
  const crumbs = useCrumbs();
  const { search, category, page } = videos.query;
  const plain = !search && !category && page === 1;
  const { publicUrl } = useInstallation();
  const shown = videos.list.data;
  return (
    <div className="wrap pt-8 pb-6 lg:pt-12">
      <Head
        title={t`Videos`}
        description={t`Short videos on boards, hardware and how to fit them.`}
        {...(plain && { path: '/videos' })}
      />
      <JsonLd data={breadcrumbLd(publicUrl, crumbs)} />
      {plain && shown && (
        <JsonLd
          data={itemListLd(
            publicUrl,
            t`Videos`,
            shown.data.map(({ name, _id }) => ({ name, path: `/videos/${_id}` })),
            shown.total,
          )}
        />
      )}
      <Page videos={videos} />
    </div>
  );
}

/** The list behind, and the video that the address names in a dialog over it. */
export function OneVideoScreen() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const crumbs = useCrumbs();
  const videos = useVideos();
  const { publicUrl } = useInstallation();
  const { data: video } = useSuspenseQuery(videoDetail(id));
  return (
    <div className="wrap pt-8 pb-6 lg:pt-12">
      <Head
        title={video.name}
        description={video.description || t(TAGLINE)}
        path={`/videos/${video._id}`}
        image={video.thumbnail}
        type="video.other"
      />
      <JsonLd data={videoLd(publicUrl, video)} />
      <JsonLd data={breadcrumbLd(publicUrl, [...crumbs, { name: video.name, path: `/videos/${video._id}` }])} />
      <Page videos={videos} />
      <Open id={id} videos={videos} />
    </div>
  );
}

function Open({ id, videos: { address } }: { id: string; videos: Videos }) {
  const { data: video } = useQuery(videoDetail(id));
  const router = useRouter();
  const close = () => void router.navigate({ to: '/videos', search: address, resetScroll: false });
  const VideoDialog = useLazyPart(
    useHydrated(),
    () => import('./VideoDialog.tsx').then((chunk) => chunk.VideoDialog),
    close,
  );
  return VideoDialog && video ? <VideoDialog key={id} video={video} onClose={close} /> : null;
}
