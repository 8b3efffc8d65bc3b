import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Captions as CaptionsIcon, ChevronLeft, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { clock } from '../words.ts';
import { preferences, usePreferences } from './preferences.ts';
import { SeekBar } from './SeekBar.tsx';

const ROUND =
  'pointer-events-auto grid size-11 flex-none place-items-center rounded-full bg-night/65 text-cream transition-colors hover:bg-night/85 focus-visible:outline-ply-1';
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function RoundButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes(ROUND, className)} />;
}

/** The position in the video, updated by `timeupdate` about four times a second. */
function useTime(videoRef: RefObject<HTMLVideoElement | null>): number {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    const follow = () => setTime(video.currentTime);
    const events = ['timeupdate', 'seeked'] as const;
    for (const event of events) video.addEventListener(event, follow);
    return () => {
      for (const event of events) video.removeEventListener(event, follow);
    };
  }, [videoRef]);
  return time;
}

type Props = {
  videoRef: RefObject<HTMLVideoElement | null>;
  title: string;
  duration: number;
  hasCaptions: boolean;
  paused: boolean;
  /** Out of sight they still come back to whoever reaches them by keyboard. */
  shown: boolean;
  onToggle: () => void;
};

export function VideoControls({ videoRef, title, duration, hasCaptions, paused, shown, onToggle }: Props) {
  const { t } = useLingui();
  const time = useTime(videoRef);
  return (
    <div
      data-shown={shown}
      className="pointer-events-none absolute inset-0 z-2 transition-opacity duration-200 has-focus-visible:opacity-100 data-[shown=false]:opacity-0 data-[shown=false]:**:pointer-events-none"
    >
      <div className="absolute inset-x-3 top-3 flex items-center gap-2">
        <Link to="/" aria-label={t`Back to home`} className={ROUND}>
          <ChevronLeft {...ICON} />
        </Link>
        <span className="ml-auto inline-flex min-h-8 items-center rounded-full bg-night/60 px-3 text-cream text-meta tabular-nums">
          <span className="sr-only">
            <Trans>Played</Trans>{' '}
          </span>
          {clock(time)} / {clock(duration)}
        </span>
        {hasCaptions && <CaptionsButton />}
        <SoundButton />
      </div>
      <RoundButton
        aria-label={paused ? t`Play` : t`Pause`}
        onClick={onToggle}
        className="-translate-1/2 absolute top-[38%] left-1/2 size-18! stage-desk:top-1/2"
      >
        {paused ? <Play {...ICON} size={30} fill="currentColor" /> : <Pause {...ICON} size={30} fill="currentColor" />}
      </RoundButton>
      <SeekBar videoRef={videoRef} time={time} duration={duration} title={title} />
    </div>
  );
}

function SoundButton() {
  const { t } = useLingui();
  const { sound } = usePreferences();
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <RoundButton
      aria-pressed={sound}
      aria-label={sound ? t`Sound on, turn off` : t`Sound off, turn on`}
      onClick={preferences.toggleSound}
    >
      <Icon {...ICON} />
    </RoundButton>
  );
}

function CaptionsButton() {
  const { t } = useLingui();
  const { captions } = usePreferences();
  return (
    <RoundButton
      aria-pressed={captions}
      aria-label={t`Captions`}
      onClick={preferences.toggleCaptions}
      className="not-aria-pressed:opacity-70"
    >
      <CaptionsIcon {...ICON} />
    </RoundButton>
  );
}
