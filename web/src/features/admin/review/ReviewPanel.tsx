import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { SessionUser } from '#api/session.ts';
import { BatchReview } from '#features/catalog/staff/review/BatchReview.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Comparison } from './ReviewComparison.tsx';
import { ReviewTitle } from './ReviewTitle.tsx';
import { reviewDetail } from './review.queries.ts';
import * as TEXTS from './texts.ts';

type Props = {
  kind: ReviewKind;
  id: string;
  me: SessionUser;
  /** Whether the reviewer moved here from another item: its title then takes the focus. */
  isMoved: boolean;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  onDecided: () => void;
};

/** One thing of the queue, as it is and as it would be, with the two answers. The address names it. */
export function ReviewPanel({ kind, id, me, isMoved, onMove, onClose, onDecided }: Props) {
  const { data, isError, error, refetch } = useQuery(reviewDetail(kind, id));
  return (
    <section
      aria-label={TEXTS.selectedItem}
      className="min-w-0 rounded-card border border-line bg-surface lg:sticky lg:top-19 lg:flex lg:max-h-[calc(100dvh-5.75rem)] lg:flex-col lg:short:static lg:short:max-h-none"
    >
      <Bar onMove={onMove} onClose={onClose} />
      <ScrollRegion label={TEXTS.versions} className="relative grid min-h-0 gap-4 px-4 pb-5 sm:px-5 lg:overflow-y-auto">
        {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !isError && <Waiting />}
        {data && !isError && (
          <>
            <ReviewTitle detail={data} isFocused={isMoved} />
            <Warnings lines={data.warnings} />
            <Comparison detail={data} />
            {kind === 'batch' && <BatchReview detail={data} />}
          </>
        )}
      </ScrollRegion>
      {data && !isError && (
        <div className="border-line border-t bg-surface p-4 max-lg:rounded-b-card sm:px-5 lg:rounded-b-card">
          <DecisionForm key={data.version} detail={data} me={me} onDecided={onDecided} />
        </div>
      )}
    </section>
  );
}

function Bar({ onMove, onClose }: Pick<Props, 'onMove' | 'onClose'>) {
  return (
    <div className="flex items-center px-2 pt-2 sm:px-3">
      <Button variant="quiet" onClick={onClose} className="lg:hidden">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.backToQueue}
      </Button>
      <span className="ml-auto flex">
        <Button
          variant="quiet"
          size="round"
          aria-label={TEXTS.previous}
          aria-keyshortcuts="k"
          onClick={() => onMove(-1)}
        >
          <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="round" aria-label={TEXTS.next} aria-keyshortcuts="j" onClick={() => onMove(1)}>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}

function Warnings({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
      <p className="font-semibold">{TEXTS.thingsToCheck(lines.length)}</p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      <Loading />
      <Skeleton corners="control" className="h-40" />
      <Skeleton corners="control" className="h-24" />
    </div>
  );
}
