import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { type Reel, reelNotFound } from '@plyhaat/contract/reels/reels';
import { getRouteApi } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { Feed } from './Feed.tsx';
import { ReelMissing } from './ReelMissing.tsx';
import { useReelList } from './useReelList.ts';

const one = getRouteApi('/reels/$id');

const DESCRIPTION = msg`Short videos from mills, yards and sites, with the products they show.`;

export function ReelsScreen() {
  const { t } = useLingui();
  const list = useReelList(undefined);
  return (
    <>
      <Head title={t`Reels`} description={t(DESCRIPTION)} path="/reels" />
      <Page list={list} />
    </>
  );
}

/** The feed from one reel on: what a shared link opens. */
export function OneReelScreen() {
  const { id } = one.useParams();
  return <From key={id} id={id} />;
}

function From({ id }: { id: string }) {
  const { t } = useLingui();
  const list = useReelList(id);
  const [reel] = list.reels.slice(list.from);
  if (list.missing instanceof CallError && list.missing.is(reelNotFound)) return <ReelMissing />;
  return (
    <>
      {reel ? <ReelHead reel={reel} /> : <Head title={t`Reels`} description={t(DESCRIPTION)} />}
      <Page list={list} />
    </>
  );
}

function Page({ list }: { list: ReturnType<typeof useReelList> }) {
  return (
    <>
      <h1 className="sr-only">
        <Trans>Reels</Trans>
      </h1>
      <Feed list={list} />
    </>
  );
}

/** Other sites play the video where the link is shared. */
function ReelHead({ reel: { _id, title, description, thumbnail, videoUrl } }: { reel: Reel }) {
  const { publicUrl } = useInstallation();
  const video = pictureAddress(videoUrl);
  return (
    <>
      <Head
        title={title}
        description={description.slice(0, 160)}
        path={`/reels/${_id}`}
        image={thumbnail || undefined}
        type="video.other"
      />
      <meta property="og:video" content={video.startsWith('http') ? video : `${publicUrl}${video}`} />
      <meta property="og:video:type" content="video/mp4" />
    </>
  );
}
