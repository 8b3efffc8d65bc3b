import { useLingui } from '@lingui/react/macro';
import { SECOND_MS } from '@plyhaat/contract/core/time-units';
import { useEffect, useState } from 'react';
import { formatMoment } from '#ui/words/dates.ts';

/** Whole seconds until a moment, or null in server HTML, which may be a minute old when it arrives. */
function useSecondsUntil(until: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function Countdown({ until }: { until: number }) {
  const { t } = useLingui();
  const left = useSecondsUntil(until);
  const hours = Math.floor((left ?? 0) / 3600);
  const minutes = Math.floor((left ?? 0) / 60) % 60;
  const parts = { hours, min: minutes, sec: (left ?? 0) % 60 };
  return (
    <div className="my-2">
      <div
        role="timer"
        aria-label={left === null ? undefined : t`Ends in ${hours} hours ${minutes} minutes`}
        className="flex gap-2"
      >
        {Object.entries(parts).map(([name, value]) => (
          <div key={name} className="w-15 rounded bg-walnut-2 pt-2.5 pb-2 text-center">
            <b className="block text-title tabular-nums">{left === null ? '––' : twoDigits(value)}</b>
            <span className="text-meta text-on-walnut-2">{name}</span>
          </div>
        ))}
      </div>
      <p className="mt-2 text-meta text-on-walnut-2">{t`Next sale ends ${{ moment: formatMoment(new Date(until), t) }}`}</p>
    </div>
  );
}
