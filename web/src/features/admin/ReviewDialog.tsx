import type { ReviewDetail, ReviewKind } from '@plyhaat/contract/admin/admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Comparison } from './ReviewComparison.tsx';
import { reviewDetail } from './review.queries.ts';
import { isKind } from './review.words.ts';
import * as TEXTS from './texts.ts';

type Props = { item: string | undefined; onClose: () => void };

/** One thing of the queue, as it is and as it would be, with the two answers. The address names it. */
export function ReviewDialog({ item = '', onClose }: Props) {
  const [kind = '', id = ''] = item.split('.');
  const [busy, setBusy] = useState(false);
  if (!isKind(kind) || !id) return null;
  return <Opened key={item} kind={kind} id={id} busy={busy} onBusy={setBusy} onClose={onClose} />;
}

type OpenedProps = {
  kind: ReviewKind;
  id: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

function Opened({ kind, id, busy, onBusy, onClose }: OpenedProps) {
  const { data, isError, error, refetch } = useQuery(reviewDetail(kind, id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.title ?? TEXTS.review}
      description={data?.about}
      size="wide"
      dismissible={!busy}
    >
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && !isError && (
        <>
          <From detail={data} />
          <Warnings lines={data.warnings} />
          <Comparison detail={data} />
          <DecisionForm detail={data} onBusy={onBusy} onDecided={onClose} />
        </>
      )}
    </Dialog>
  );
}

const whoseWords = ({ kind, automatic }: ReviewDetail) => {
  if (automatic) return TEXTS.heldBackAutomaticallyWritten;
  return kind === 'report' ? TEXTS.reportedBy : TEXTS.from;
};

function From({ detail }: { detail: ReviewDetail }) {
  const { owner, link } = detail;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-2 text-ui">
      <span>
        {whoseWords(detail)} {owner?.name ?? TEXTS.aFormerMember}
      </span>
      {link && (
        <Link to={link} target="_blank" className="link">
          {TEXTS.viewAsABuyer}
        </Link>
      )}
    </p>
  );
}

function Warnings({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
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
