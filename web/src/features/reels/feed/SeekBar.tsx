import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { clock } from '../words.ts';

type Props = { videoRef: RefObject<HTMLVideoElement | null>; time: number; duration: number; title: string };

const LOOK =
  'h-11 w-full cursor-pointer appearance-none bg-linear-to-r from-cream from-(--played) to-cream/25 to-(--played) bg-[size:100%_4px] bg-bottom bg-no-repeat [&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-cream [&::-webkit-slider-thumb]:mt-8.5 [&::-webkit-slider-thumb]:size-3 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-cream';

/** Along the video's lower edge. */
export function SeekBar({ videoRef, time, duration, title }: Props) {
  const { t } = useLingui();
  const bar = useRef<HTMLInputElement>(null);
  const whole = Math.max(duration, time, 1);
  // Not as an attribute, which the server's HTML may not have.
  useEffect(() => bar.current?.style.setProperty('--played', `${(time / whole) * 100}%`), [time, whole]);
  const seek = (to: number) => {
    if (videoRef.current) videoRef.current.currentTime = to;
  };
  return (
    <input
      ref={bar}
      type="range"
      min={0}
      max={whole}
      step={0.1}
      value={time}
      aria-label={t`Position in ${title}`}
      aria-valuetext={t`${{ time: clock(time) }} of ${{ duration: clock(duration) }}`}
      onChange={({ target }) => seek(target.valueAsNumber)}
      className={`${LOOK} pointer-events-auto absolute inset-x-0 bottom-0`}
    />
  );
}
