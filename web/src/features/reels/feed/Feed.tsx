import { useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OfflineBanner, TailRow } from './FeedStates.tsx';
import { useKeys } from './keys.ts';
import { useControls } from './useControls.ts';
import { useFeedMoves } from './useFeedMoves.ts';
import type { useReelList } from './useReelList.ts';
import { VideoRow } from './VideoRow.tsx';

/** Without a navigation of the router: a reload, a bookmark and the back button then open the same reel. */
const noteAddress = (id: string) =>
  History.prototype.replaceState.call(window.history, window.history.state, '', `/reels/${id}`);

/** The watched one, and one on either side: no other video is in the page. */
const WINDOW = [-1, 0, 1];

export function Feed({ list }: { list: ReturnType<typeof useReelList> }) {
  const { t } = useLingui();
  const { reels, tail, from, busy, retry, reached } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const { index, goTo } = useFeedMoves(scroller, reels.length + 1, from);
  const { shown, wake } = useControls();
  const active = reels[index];
  const [ready, setReady] = useState('');
  useKeys({ arrowdown: () => goTo(index + 1), arrowup: () => goTo(index - 1) });
  useWatched(active, index !== from, () => reached(index));
  useRetryOnline(tail === 'failed', retry);
  const windowed = WINDOW.map((by) => index + by).filter((at) => at >= 0 && at <= reels.length);
  const [first = 0] = windowed;
  return (
    <section
      aria-label={t`Reels feed`}
      onPointerMove={wake}
      onPointerDown={wake}
      className="reel-stage relative size-full min-h-0 bg-night"
    >
      <div
        ref={scroller}
        className="grid h-full snap-y snap-mandatory auto-rows-[100cqh] scrollbar-none overflow-y-auto bg-night stage-wide:auto-rows-[calc(100cqh-4.5rem)] stage-wide:scroll-pt-6 stage-wide:bg-sunken stage-wide:pt-6 stage-wide:pb-12"
      >
        {windowed.map((at) => {
          const reel = reels[at];
          return (
            <Row key={reel?._id ?? 'tail'} {...(first > 0 && { line: at + 1 })}>
              {reel ? (
                <VideoRow
                  reel={reel}
                  at={at}
                  active={at === index}
                  load={at === index || (at === index + 1 && ready === active?._id)}
                  controls={at === index && shown}
                  onReady={setReady}
                  goTo={goTo}
                />
              ) : (
                <TailRow
                  tail={tail}
                  busy={busy}
                  onRetry={retry}
                  onFirst={reels.length > 0 ? () => goTo(0) : undefined}
                />
              )}
            </Row>
          );
        })}
      </div>
      <OfflineBanner />
      <p role="status" className="sr-only">
        {active && index !== from && `${active.title}, ${active.user.name}`}
      </p>
    </section>
  );
}

/**
 * Rows are placed by grid line; one that is no longer rendered keeps its empty line. A row that comes or goes
 * does not make the browser lay out the others again.
 */
function Row({ line, children }: { line?: number; children: ReactNode }) {
  return (
    <div
      data-row
      {...(line && { style: { gridRow: line } })}
      className="min-h-0 min-w-0 snap-start snap-always contain-size contain-layout contain-style"
    >
      {children}
    </div>
  );
}

function useWatched(reel: Reel | undefined, moved: boolean, reached: () => void): void {
  const id = reel?._id;
  const arrive = useEffectEvent((id: string) => {
    if (moved) noteAddress(id);
  });
  useEffect(() => {
    if (id) arrive(id);
  }, [id]);
  // After every change of the list too: a page may bring fewer than it should.
  const look = useEffectEvent(reached);
  useEffect(() => look());
}

function useRetryOnline(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return;
    const back = () => again();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [failed]);
}
