import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { chipClass } from '#ui/display/Chip.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const NearMe = lazyPart(async () => (await import('#features/places/NearMe.tsx')).NearMe);
const Waiting = () => (
  <span className={chipClass(false, 'text-ink-2')}>
    <Trans>Near me</Trans>
  </span>
);

/** Where 'near me' is, only the browser can tell: server HTML holds the room for its answer. */
export function AskForCity({ rest }: { rest: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="mt-2 min-h-11">
      {isHydrated ? (
        <Suspense fallback={<Waiting />}>
          <NearMe rest={rest} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
