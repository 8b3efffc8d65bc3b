import { Trans } from '@lingui/react/macro';
import { SECOND_MS } from '@plyhaat/contract/core/time-units';
import { useEffect, useState } from 'react';
import { Key } from '#console/Key.tsx';
import { type Decided, UNDO_SECONDS } from './useHeldDecision.ts';

/** Undoes, as `data-key` says. */
const KEY = 'Z';

type Props = { held: Decided; onUndo: () => void };

/** What was decided a moment ago, with the way back while there is one. */
export function UndoBar({ held: { text }, onUndo }: Props) {
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-2.5 rounded bg-night pr-1.5 pl-3 text-cream text-ui">
      <Seconds />
      <p role="status" className="min-w-0 flex-1 truncate font-medium">
        {text}
      </p>
      <button
        type="button"
        data-key="z"
        aria-keyshortcuts="z"
        onClick={onUndo}
        className="inline-flex min-h-9 flex-none items-center gap-1.5 rounded-sm px-2.5 font-semibold text-cream hover:bg-cream/12"
      >
        <Trans>Undo</Trans>
        <span aria-hidden="true" className="max-lg:hidden">
          <Key>{KEY}</Key>
        </span>
      </button>
    </div>
  );
}

function Seconds() {
  const [left, setLeft] = useState(UNDO_SECONDS);
  useEffect(() => {
    const ticking = setInterval(() => setLeft((now) => Math.max(0, now - 1)), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-full border-2 border-cream/45 font-semibold text-meta tabular-nums"
    >
      {left}
    </span>
  );
}
