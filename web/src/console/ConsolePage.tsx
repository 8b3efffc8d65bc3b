import type { ReactNode } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';

type Found = {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type Props = { title: string; line?: string; tools?: ReactNode; found: Found; children: ReactNode };

/** A screen of the console that is no list: its heading, and what it shows once that has come. */
export function ConsolePage({ title, line, tools, found, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-head wrap-anywhere">{title}</h1>
          {line && <p className="max-w-[70ch] text-ink-2 text-ui">{line}</p>}
        </div>
        {tools}
      </div>
      {found.isError && (
        <ErrorState text={found.error?.message ?? ''} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-40" />
          <Skeleton corners="card" className="h-60" />
        </>
      )}
      {children}
    </div>
  );
}
