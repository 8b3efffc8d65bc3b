import { Trans, useLingui } from '@lingui/react/macro';
import type { Video } from '@plyhaat/contract/content/videos';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { tellView } from './videos.queries.ts';

/** A view counts after so much of it. */
const COUNTED_AFTER_S = 2;
const FRAME = 'aspect-video w-full rounded-card bg-night';
/** The one player that the content policy lets in. */
const EMBEDDED = 'https://www.youtube-nocookie.com/embed/';
const isOurs = (url: string) => !/^https?:/.test(url);

/** Our own videos play at once; of others nothing is loaded before a tap. */
export function VideoPlayer({ video }: { video: Video }) {
  if (isOurs(video.url)) return <OwnVideo video={video} />;
  if (video.url.startsWith(EMBEDDED)) return <EmbeddedVideo video={video} />;
  return (
    <div className="grid gap-4">
      <Still video={video} />
      <ButtonLink href={video.url} target="_blank" rel="noopener noreferrer">
        <Trans>Watch it on the original site</Trans>
      </ButtonLink>
    </div>
  );
}

const Still = ({ video }: { video: Video }) => (
  <Picture
    picture={video.picture}
    alt=""
    eager
    ratio="16/9"
    sizes="(min-width: 960px) 896px, 92vw"
    widths={[320, 640, 1280]}
    className="rounded-card"
    imageClassName=""
  />
);

function OwnVideo({ video }: { video: Video }) {
  const { t } = useLingui();
  const counted = useRef(false);
  const count = (seconds: number) => {
    if (counted.current || seconds < COUNTED_AFTER_S) return;
    counted.current = true;
    tellView(video._id);
  };
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has a track where somebody wrote captions
    <video
      src={pictureAddress(video.url)}
      poster={video.thumbnail ? pictureAddress(video.thumbnail) : undefined}
      aria-label={video.name}
      controls
      autoPlay
      playsInline
      onTimeUpdate={({ currentTarget }) => count(currentTarget.currentTime)}
      className={`${FRAME} object-contain`}
    >
      {video.captions && <track kind="captions" srcLang="en" label={t`English`} src={pictureAddress(video.captions)} />}
    </video>
  );
}

function EmbeddedVideo({ video }: { video: Video }) {
  const { t } = useLingui();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => tellView(video._id), COUNTED_AFTER_S * 1000);
    return () => clearTimeout(timer);
  }, [playing, video._id]);
  if (playing)
    return (
      <iframe
        src={`${video.url}?autoplay=1&rel=0`}
        title={video.name}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className={FRAME}
      />
    );
  return (
    <button type="button" onClick={() => setPlaying(true)} className="group/card relative block w-full text-left">
      <Still video={video} />
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-night/70 text-white">
        <Play size={26} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      </span>
      <span className="sr-only">{t`Play ${{ name: video.name }}`}</span>
      <span className="absolute inset-x-0 bottom-0 rounded-b-card bg-night/75 px-4 py-2 text-meta text-white">
        <Trans>Plays on YouTube. YouTube will know that you watched it.</Trans>
      </span>
    </button>
  );
}
