import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowUp, RotateCw, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import type { Tail } from './useReelList.ts';
import { ROW, VIDEO_PLACE } from './video-look.ts';

type Props = { tail: Tail; busy: boolean; onRetry: () => void; onFirst: (() => void) | undefined };

/** Shown in place of a video where there is none (yet). */
export function TailRow({ tail, busy, onRetry, onFirst }: Props) {
  return (
    <div className={ROW}>
      <div className={VIDEO_PLACE}>
        {tail === 'loading' && <VideoSkeleton />}
        {tail === 'failed' && <Failed busy={busy} onRetry={onRetry} />}
        {tail === 'end' && <CaughtUp onFirst={onFirst} />}
      </div>
    </div>
  );
}

function State({ children }: { children: ReactNode }) {
  return <div className="grid h-full content-center justify-items-center gap-3 p-8 text-center">{children}</div>;
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <State>
      <div role="alert" className="grid justify-items-center gap-2">
        <WifiOff size={40} strokeWidth={1.5} aria-hidden="true" className="mb-1" />
        <h2 className="text-title">
          <Trans>Connection Error</Trans>
        </h2>
        <p className="max-w-[36ch] text-cream/90 text-ui">
          <Trans>Unable to load new content. Please check your internet connection and try again.</Trans>
        </p>
      </div>
      <Button variant="light" busy={busy} onClick={onRetry} className="mt-2">
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Try Again</Trans>
      </Button>
    </State>
  );
}

function CaughtUp({ onFirst }: { onFirst: (() => void) | undefined }) {
  return (
    <State>
      <LogoMark className="size-14" />
      <h2 className="mt-1 text-title">
        <Trans>You're all caught up</Trans>
      </h2>
      <p className="max-w-[36ch] text-cream/90 text-ui">
        <Trans>New reels are added every day.</Trans>
      </p>
      {onFirst && (
        <Button variant="light" onClick={onFirst} className="mt-2">
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Back to the first reel</Trans>
        </Button>
      )}
      <Link to="/shop" className={buttonClass({ variant: 'glass' })}>
        <Trans>Browse products</Trans>
      </Link>
    </State>
  );
}

function VideoSkeleton() {
  const { t } = useLingui();
  return (
    <div className="absolute inset-0 opacity-30">
      <Loading label={t`Loading reels`} />
      <Skeleton corners="card" className="absolute bottom-45 left-4 size-11" />
      <Skeleton className="absolute bottom-50 left-18 h-3.5 w-2/5" />
      <Skeleton className="absolute bottom-45 left-18 h-3 w-1/4" />
      <Skeleton className="absolute bottom-36 left-4 h-4 w-3/5" />
      <Skeleton className="absolute bottom-30 left-4 h-3 w-1/2" />
      <Skeleton corners="round" className="absolute right-2.5 bottom-30 size-12 stage-wide:hidden" />
      <Skeleton corners="round" className="absolute right-2.5 bottom-47 size-12 stage-wide:hidden" />
      <Skeleton corners="round" className="absolute right-2.5 bottom-64 size-12 stage-wide:hidden" />
      <Skeleton corners="card" className="absolute bottom-8 left-4 h-14 w-3/4" />
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return offline;
}

/** What is loaded still plays; the banner leaves by itself, and what failed meanwhile is asked for again. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-16 z-4 mx-auto flex w-fit items-center gap-2 rounded-full bg-night/90 px-4 py-2 font-medium text-cream text-ui empty:hidden stage-wide:top-9"
    >
      {offline && (
        <>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>You're offline</Trans>
        </>
      )}
    </p>
  );
}
