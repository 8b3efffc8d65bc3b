import { lazy, Suspense } from 'react';
import { chipClass } from '#ui/display/Chip.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import * as TEXTS from './texts.ts';

const NearMe = lazy(() => import('#features/places/NearMe.tsx').then((chunk) => ({ default: chunk.NearMe })));
const WAITING = <span className={chipClass(false, 'text-ink-2')}>{TEXTS.nearMe}</span>;

/** Where 'near me' is, only the browser can tell: server HTML holds the room for its answer. */
export function AskForCity({ rest }: { rest: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="mt-2 min-h-11">
      {isHydrated ? (
        <Suspense fallback={WAITING}>
          <NearMe rest={rest} />
        </Suspense>
      ) : (
        WAITING
      )}
    </div>
  );
}
