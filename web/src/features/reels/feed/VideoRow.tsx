import { REEL_SECONDS, type Reel } from '@plyhaat/contract/reels/reels';
import { Heart } from 'lucide-react';
import { memo, useState } from 'react';
import { useKeys } from './keys.ts';
import { Products } from './Products.tsx';
import { preferences } from './preferences.ts';
import { ReelVideo } from './ReelVideo.tsx';
import { tellStage } from './reels.queries.ts';
import { useBookmark, useLike } from './useReactions.ts';
import { useTaps } from './useTaps.ts';
import { useVideo, useVideoAddresses } from './useVideo.ts';
import { useViewStages } from './useViewStages.ts';
import { VideoControls } from './VideoControls.tsx';
import { VideoInfo } from './VideoInfo.tsx';
import { VideoRail } from './VideoRail.tsx';
import { ROW, VIDEO_PLACE } from './video-look.ts';

/** On wide screens a part of the next video is visible; its texts stay hidden until it is active. */
const BESIDE = 'contents stage-wide:*:transition-opacity stage-wide:data-[active=false]:*:opacity-0';

type Props = {
  reel: Reel;
  /** Its place in the feed. */
  at: number;
  active: boolean;
  load: boolean;
  controls: boolean;
  onReady: (id: string) => void;
  goTo: (to: number) => void;
};

/** Costly to draw: only what changed for this very row draws it again. */
export const VideoRow = memo(function VideoRow({ reel, at, active, load, controls, onReady, goTo }: Props) {
  const { _id, title, user, products, duration, captions } = reel;
  const addresses = useVideoAddresses(reel, load);
  const { videoRef, paused, toggle } = useVideo(active, addresses !== undefined);
  const [opened, setOpened] = useState<string | null>(null);
  const like = useLike(reel, active);
  const bookmark = useBookmark(reel, active);
  useViewStages(videoRef, _id, active);
  const openProduct = (id: string | null) => {
    setOpened(id);
    if (id && id !== opened) tellStage(_id, 'tap');
  };
  const { burst, likeOnly } = useDoubleTap(like);
  const tap = useTaps(() => (opened ? setOpened(null) : toggle()), likeOnly);
  useKeys(
    {
      ' ': toggle,
      m: preferences.toggleSound,
      l: like.toggle,
      p: () => openProduct(opened ? null : (products[0]?._id ?? null)),
    },
    active,
  );
  // While a product's sheet is open, the feed does not move on.
  const ended = () => {
    if (opened === null) return goTo(at + 1);
    void videoRef.current?.play();
  };
  return (
    <article aria-label={`${title}, ${user.name}`} inert={!active} className={ROW}>
      <div className={VIDEO_PLACE}>
        <ReelVideo
          reel={reel}
          videoRef={videoRef}
          active={active}
          addresses={addresses}
          onReady={() => onReady(_id)}
          onEnded={ended}
        />
        <div className="video-veil pointer-events-none absolute inset-x-0 top-1/4 bottom-0 stage-desk:hidden" />
        <div className="pointer-events-none absolute inset-x-0 top-0 h-1/6 bg-linear-to-b from-night/50" />
        <button type="button" aria-hidden="true" tabIndex={-1} onClick={tap} className="absolute inset-0 z-1" />
        {burst > 0 && (
          <Heart
            key={burst}
            aria-hidden="true"
            strokeWidth={0}
            className="-translate-1/2 pointer-events-none absolute top-[38%] left-1/2 z-2 size-24 animate-burst fill-ply-1 opacity-0"
          />
        )}
      </div>
      <div className="pointer-events-none relative isolate col-span-2 col-start-1 row-span-3 row-start-1 overflow-hidden stage-wide:col-span-1 stage-wide:col-start-2 stage-wide:rounded-lg">
        {active && (
          <VideoControls
            videoRef={videoRef}
            title={title}
            duration={duration || REEL_SECONDS}
            hasCaptions={captions !== null}
            paused={paused}
            shown={controls || paused}
            onToggle={toggle}
          />
        )}
      </div>
      <div data-active={active} className={BESIDE}>
        <VideoInfo reel={reel} keys />
        <VideoRail
          reel={reel}
          like={like}
          bookmark={bookmark}
          onPrevious={at > 0 ? () => goTo(at - 1) : undefined}
          onNext={() => goTo(at + 1)}
        />
        <Products reel={reel} open={opened} onOpen={openProduct} />
      </div>
    </article>
  );
});

/** Two taps like, and never take a like back. */
function useDoubleTap(like: ReturnType<typeof useLike>) {
  const [burst, setBurst] = useState(0);
  const likeOnly = () => {
    setBurst((now) => now + 1);
    if (!like.isLiked) like.toggle();
  };
  return { burst, likeOnly };
}
