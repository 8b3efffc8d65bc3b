import { type RefObject, useEffect, useState } from 'react';
import { usePreferences } from './preferences.ts';

const plain = (cue: TextTrackCue) => ('text' in cue ? String(cue.text).replace(/<[^>]*>/g, '') : '');

/** What is said, in a place where neither the words about the reel nor its buttons hide it. */
export function Captions({ videoRef }: { videoRef: RefObject<HTMLVideoElement | null> }) {
  const { captions: on } = usePreferences();
  const [text, setText] = useState('');
  useEffect(() => {
    const track = videoRef.current?.textTracks?.[0];
    if (!track) return;
    // Read by us instead of drawn by the browser.
    track.mode = on ? 'hidden' : 'disabled';
    const follow = () => setText([...(track.activeCues ?? [])].map(plain).join('\n'));
    track.addEventListener('cuechange', follow);
    return () => track.removeEventListener('cuechange', follow);
  }, [videoRef, on]);
  if (!on || text === '') return null;
  return (
    <p className="-translate-x-1/2 pointer-events-none absolute bottom-[46%] left-1/2 z-1 w-max max-w-5/6 whitespace-pre-line rounded-sm bg-night/80 px-2.5 py-1 text-center font-medium text-cream text-ui stage-desk:bottom-16">
      {text}
    </p>
  );
}
