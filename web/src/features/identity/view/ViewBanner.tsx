import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readToken, session, useSession } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

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
  const { t } = useLingui();
  const router = useRouter();
  const { user, token } = useSession();
  const left = useMillisecondsLeft(token);
  const id = user?._id ?? '';
  const isOver = left <= 0;
  useEffect(() => {
    if (!isOver) return;
    session.endView();
    toastError(t`The 15 minutes are over. You are yourself again.`);
    void router.navigate({ to: '/admin/members/$id/see-as', params: { id }, replace: true });
  }, [isOver, id, router, t]);
  const stop = () => {
    session.endView();
    window.close();
    // A browser may keep a tab that it thinks a person opened.
    toastSuccess(t`You are yourself again. You can close this tab.`);
    void router.navigate({ to: '/admin/members/$id/see-as', params: { id }, replace: true });
  };
  if (!user) return null;
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  return (
    <>
      <div aria-hidden="true" className="h-32 flex-none sm:h-18" />
      <section
        aria-label={t`Seeing as a member`}
        className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-x-4 gap-y-2 border-ply-1 border-t-4 bg-walnut px-[clamp(1rem,2.4vw,2rem)] py-3 text-on-walnut text-ui print:hidden"
      >
        <Eye size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <p className="min-w-0 flex-1 wrap-anywhere max-sm:basis-4/5">
          <b className="font-semibold">{t`You see Plyhaat as ${{ name: user.name }}.`}</b>{' '}
          <span className="text-on-walnut-2">
            <Trans>Numbers are masked and nothing can be changed.</Trans>
          </span>
        </p>
        <span className="tabular-nums">
          <Plural value={minutes} one="1 minute left" other={`${minutes} minutes left`} />
        </span>
        <Button variant="light" onClick={stop} className="max-sm:ml-auto">
          <Trans>Stop</Trans>
        </Button>
      </section>
    </>
  );
}
