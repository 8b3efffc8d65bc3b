import type { Reel } from '@plyhaat/contract/reels/reels';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preferences, usePreferences } from './preferences.ts';
import { videoAddresses } from './video-source.ts';

const isBlocked = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** Plays without sound where the browser refuses to start with sound. */
async function play(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    if (!isBlocked(error)) return true;
    if (video.muted) return false;
    preferences.silence();
    video.muted = true;
    return play(video);
  }
}

const visible = () => document.visibilityState === 'visible';

/** Whether somebody looks at this tab. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const look = () => setInSight(visible());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
}

/** Chosen once it is to be fetched: a video that plays is not fetched again in another size. */
export function useVideoAddresses({ videoUrl, sources }: Reel, load: boolean): readonly string[] | undefined {
  const [addresses, setAddresses] = useState<readonly string[]>();
  useEffect(() => {
    if (load) setAddresses((now) => now ?? videoAddresses(videoUrl, sources));
  }, [load, videoUrl, sources]);
  return addresses;
}

/** Plays the video while it is the active one, from the start each time, until the viewer pauses it. */
export function useVideo(active: boolean, isLoaded: boolean) {
  const videoRef: RefObject<HTMLVideoElement | null> = useRef(null);
  const [paused, setPaused] = useState(false);
  const inSight = useInSight();
  const { sound } = usePreferences();
  useEffect(() => {
    if (videoRef.current) videoRef.current.muted = !sound;
  }, [sound]);
  const begin = useEffectEvent(async (video: HTMLVideoElement) => {
    video.muted = !preferences.get().sound;
    if (!(await play(video))) setPaused(true);
  });
  const runs = active && !paused && inSight && isLoaded;
  useEffect(() => {
    const video = videoRef.current;
    if (!video || !runs) return;
    void begin(video);
    return () => video.pause();
  }, [runs]);
  useEffect(() => {
    const again = () => {
      const video = videoRef.current;
      if (!isLoaded || video?.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
      video.load();
      if (runs) void begin(video);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLoaded, runs]);
  useEffect(() => {
    if (active) return;
    setPaused(false);
    if (videoRef.current && videoRef.current.currentTime > 0) videoRef.current.currentTime = 0;
  }, [active]);
  return { videoRef, paused, toggle: () => setPaused((now) => !now) };
}
