import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readToken, session, useSession } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

const TICK_MS = 5000;

function useMillisecondsLeft(token: string | null): number {
  const end = ((token && readToken(token)?.exp) || 0) * 1000;
  const [left, setLeft] = useState(() => end - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** As whom staff see in this tab, for how long, and the way to end it; the console stays in its own. */
export function ViewBanner() {
  const router = useRouter();
  const { user, token } = useSession();
  const left = useMillisecondsLeft(token);
  const id = user?._id ?? '';
  const isOver = left <= 0;
  useEffect(() => {
    if (!isOver) return;
    session.endView();
    toastError(TEXTS.isOver);
    void router.navigate({ to: '/admin/members/$id/see-as', params: { id }, replace: true });
  }, [isOver, id, router]);
  const stop = () => {
    session.endView();
    window.close();
    // A browser may keep a tab that it thinks a person opened.
    toastSuccess(TEXTS.isStopped);
    void router.navigate({ to: '/admin/members/$id/see-as', params: { id }, replace: true });
  };
  if (!user) return null;
  return (
    <>
      <div aria-hidden="true" className="h-32 flex-none sm:h-18" />
      <section
        aria-label={TEXTS.region}
        className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-x-4 gap-y-2 border-ply-1 border-t-4 bg-walnut px-[clamp(1rem,2.4vw,2rem)] py-3 text-on-walnut text-ui print:hidden"
      >
        <Eye size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <p className="min-w-0 flex-1 wrap-anywhere max-sm:basis-4/5">
          <b className="font-semibold">{TEXTS.seeingAs(user.name)}</b>{' '}
          <span className="text-on-walnut-2">{TEXTS.onlyLooking}</span>
        </p>
        <span className="tabular-nums">{TEXTS.minutesLeft(Math.max(1, Math.ceil(left / MINUTE_MS)))}</span>
        <Button variant="light" onClick={stop} className="max-sm:ml-auto">
          {TEXTS.stop}
        </Button>
      </section>
    </>
  );
}
