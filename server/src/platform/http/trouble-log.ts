import { HOUR_MS, SECOND_MS } from '@plyhaat/contract/core/time-units';
import type { Deps } from '../deps.ts';

/** Faults that every request meets at once: they are logged as one, not once a request. */
export type TroubleLog = {
  readonly databaseAway: (error: unknown) => void;
  readonly diskFull: (error: unknown) => void;
};

/** At most one call in a while goes through, with how many there were since the last one. */
function atMostEvery(milliseconds: number, log: (times: number, error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (error) => {
    times++;
    if (performance.now() - last < milliseconds) return;
    log(times, error);
    last = performance.now();
    times = 0;
  };
}

const reasonOf = (error: unknown): string => {
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return code ?? (cause instanceof Error ? reasonOf(cause) : message);
};

export function makeTroubleLog({ cache, log }: Pick<Deps, 'cache' | 'log'>): TroubleLog {
  const logOutage = atMostEvery(SECOND_MS, (requests, error) =>
    log.error({ requests, reason: reasonOf(error) }, 'the database cannot be reached'),
  );
  return {
    databaseAway(error) {
      cache.noteOutage();
      logOutage(error);
    },
    diskFull: atMostEvery(HOUR_MS, (requests) => log.error({ requests }, 'the disk is full: uploads are refused')),
  };
}
