import { type RefObject, useEffect } from 'react';
import { tellStage } from './reels.queries.ts';

/** Seconds of play after which a viewer counts, and after which a reel was watched. */
const STAGES = [
  ['view', 2],
  ['watched', 3],
] as const;
/** A longer step is a jump on the seek bar, not play. */
const LONGEST_STEP = 1;

/** Tells how far the active reel was watched, each stage once. */
export function useViewStages(videoRef: RefObject<HTMLVideoElement | null>, reelId: string, active: boolean): void {
  useEffect(() => {
    const video = videoRef.current;
    if (!video || !active) return;
    let [played, before, reported] = [0, video.currentTime, 0];
    const follow = () => {
      const step = video.currentTime - before;
      before = video.currentTime;
      if (step > 0 && step <= LONGEST_STEP) played += step;
      for (const [stage, after] of STAGES.slice(reported)) {
        if (played < after) return;
        reported += 1;
        tellStage(reelId, stage);
      }
    };
    video.addEventListener('timeupdate', follow);
    return () => video.removeEventListener('timeupdate', follow);
  }, [videoRef, reelId, active]);
}
