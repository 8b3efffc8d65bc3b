import { useEffect, useState } from 'react';

const AT_ONCE = 2;
type Waiting = { readonly id: string; readonly work: (signal: AbortSignal) => Promise<void> };

/** Two at a time, in order; all of them end with the screen. */
export function useQueue() {
  const [queue] = useState(() => {
    const waiting: Waiting[] = [];
    const running = new Map<string, AbortController>();
    const next = () => {
      const turn = running.size < AT_ONCE ? waiting.shift() : undefined;
      if (!turn) return;
      const controller = new AbortController();
      running.set(turn.id, controller);
      void turn.work(controller.signal).finally(() => {
        running.delete(turn.id);
        next();
      });
      next();
    };
    const drop = (id: string) => {
      const at = waiting.findIndex((turn) => turn.id === id);
      if (at >= 0) waiting.splice(at, 1);
      running.get(id)?.abort();
    };
    return {
      add: (id: string, work: Waiting['work']) => {
        waiting.push({ id, work });
        next();
      },
      cancel: drop,
      end: () => {
        waiting.length = 0;
        for (const controller of running.values()) controller.abort();
      },
    };
  });
  useEffect(() => queue.end, [queue]);
  return queue;
}
