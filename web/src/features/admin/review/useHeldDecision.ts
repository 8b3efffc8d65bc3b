import { msg } from '@lingui/core/macro';
import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { SECOND_MS } from '@plyhaat/contract/core/time-units';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { versionKey } from './review.words.ts';

export const UNDO_SECONDS = 10;

export type Refused = { readonly item: ReviewItem; readonly message: string };
/** One decision, on one item or several. */
export type Decided = {
  readonly items: readonly ReviewItem[];
  readonly text: string;
  /** Answers what could not be decided. */
  readonly send: (keepalive: boolean) => Promise<readonly Refused[]>;
};
/** With the page of the list that it was made on. */
type Held = Decided & { readonly page: number };

const NONE: ReadonlySet<string> = new Set();

/**
 * A decision waits ten seconds in which it can be undone. Leaving the page or the screen sends it at once, as the next
 * decision does: at most one waits, and none is lost (decision 069).
 */
export function useHeldDecision() {
  const queries = useQueryClient();
  const waiting = useRef<Held>(undefined);
  const isThere = useRef(true);
  const [held, setHeld] = useState<Held>();
  const [sent, setSent] = useState(NONE);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const send = async (keepalive = false) => {
    const decided = waiting.current;
    if (!decided) return;
    waiting.current = undefined;
    setHeld(undefined);
    setSent((now) => new Set([...now, ...decided.items.map(versionKey)]));
    const left = await decided.send(keepalive);
    const back = new Set(left.map(({ item }) => versionKey(item)));
    setSent((now) => new Set([...now].filter((key) => !back.has(key))));
    if (left.length > 0) setRefused((now) => [...now, ...left]);
    // Whoever has left the screen still reads that it failed.
    if (!isThere.current)
      for (const { item, message } of left) toastError(msg`Not decided: ${{ title: item.title }}. ${message}`);
    void queries.invalidateQueries();
  };

  const leave = useEffectEvent(() => void send(true));
  const sendInTime = useEffectEvent(() => void send());
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    isThere.current = true;
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      isThere.current = false;
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(sendInTime, UNDO_SECONDS * SECOND_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return {
    held,
    refused,
    /** Versions that are decided as far as the reader is concerned. */
    gone: new Set([...sent, ...(held?.items ?? []).map(versionKey)]),
    hold(decided: Held) {
      void send();
      waiting.current = decided;
      setHeld(decided);
    },
    send: () => void send(),
    undo() {
      waiting.current = undefined;
      setHeld(undefined);
    },
    forgetRefused: (which: readonly Refused[]) => setRefused((now) => now.filter((one) => !which.includes(one))),
  };
}
