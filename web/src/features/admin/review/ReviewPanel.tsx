import { Plural, useLingui } from '@lingui/react/macro';
import type { ReviewDetail, ReviewKind } from '@plyhaat/contract/admin/admin';
import type { ReportFacts } from '@plyhaat/contract/admin/review-facts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { SessionUser } from '#api/session.ts';
import { BatchReview } from '#features/catalog/staff/review/BatchReview.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { LikelySameList } from './LikelySameList.tsx';
import { PanelBar } from './PanelBar.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { ReportEvidence } from './ReportEvidence.tsx';
import { ReportWords } from './ReportWords.tsx';
import { Comparison } from './ReviewComparison.tsx';
import { Facts, fieldsOf, Texts } from './ReviewFields.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import { ReviewTitle } from './ReviewTitle.tsx';
import { reviewDetail } from './review.queries.ts';
import { SellerRecord } from './SellerRecord.tsx';
import type { Decided } from './useHeldDecision.ts';
import { useShown } from './useShown.ts';

type Props = {
  kind: ReviewKind;
  id: string;
  me: SessionUser;
  /** Where in the queue it is: '1 of 40'. */
  place: string | undefined;
  /** Whether the reviewer moved here from another item: its title then takes the focus. */
  isMoved: boolean;
  /** What can still be undone. */
  undo: ReactNode;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  onDecide: (decided: Decided) => void;
};

/** Another version is read anew. Taking a row out of a file makes one too: what is open in the file stays open. */
const seenAs = ({ kind, _id, version }: ReviewDetail) => (kind === 'batch' ? _id : version);

/** One thing of the queue with all that is needed to decide, and the two answers. The address names it. */
export function ReviewPanel({ kind, id, me, place, isMoved, undo, onMove, onClose, onDecide }: Props) {
  const { t } = useLingui();
  const { data, isError, error, refetch } = useQuery(reviewDetail(kind, id));
  const bar = <PanelBar detail={data} me={me} place={place} onMove={onMove} onClose={onClose} />;
  return (
    <section aria-label={t`Selected item`} className="flex min-h-0 min-w-0 flex-col bg-surface">
      {data && !isError ? (
        <Item key={seenAs(data)} detail={data} {...{ me, bar, isMoved, undo, onDecide }} />
      ) : (
        <>
          <div className="flex-1 px-4 py-3.5 lg:px-5">
            {bar}
            {isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <Waiting />}
          </div>
          {undo && <div className="border-line border-t p-3 lg:px-5">{undo}</div>}
        </>
      )}
    </section>
  );
}

type ItemProps = Pick<Props, 'me' | 'isMoved' | 'undo' | 'onDecide'> & { detail: ReviewDetail; bar: ReactNode };

function Item({ detail, me, bar, isMoved, undo, onDecide }: ItemProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const isShown = useShown(body);
  return (
    <>
      <ScrollRegion
        label={t`Versions`}
        className="relative min-h-0 flex-1 px-4 py-3.5 lg:overflow-y-auto lg:overscroll-contain lg:px-5"
      >
        <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-start gap-3 max-lg:flex-col-reverse max-lg:items-stretch max-lg:gap-1">
            <ReviewTitle detail={detail} isFocused={isMoved} />
            {bar}
          </div>
          <Warnings lines={detail.warnings} />
          {detail.report ? <Report detail={detail} report={detail.report} /> : <Content detail={detail} />}
          {detail.kind === 'batch' && <BatchReview detail={detail} />}
        </div>
      </ScrollRegion>
      <div className="z-2 border-line border-t bg-surface px-4 py-3 shadow-[0_-10px_28px_-18px_rgb(74_50_38/0.35)] max-lg:sticky max-lg:bottom-0 lg:px-5">
        <DecisionForm {...{ detail, me, isShown, undo, onDecide }} />
      </div>
    </>
  );
}

/** One below the other where there is no room for two, with what may be the same at the end. */
const COLUMN = 'min-w-0 content-start gap-3.5 max-xl:contents xl:grid';

function Report({ detail, report }: { detail: ReviewDetail; report: ReportFacts }) {
  const { t } = useLingui();
  const { ownerFacts, automatic = false } = detail;
  return (
    <>
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReportWords report={report} isAutomatic={automatic} />
        <ReportEvidence detail={detail} />
        <MustSee />
      </div>
      {ownerFacts && <SellerRecord facts={ownerFacts} title={t`Record of whoever published it`} />}
    </>
  );
}

/** Pictures at the left, what they are judged by at the right. */
function Content({ detail }: { detail: ReviewDetail }) {
  const { t } = useLingui();
  const { price, likelySame = [], ownerFacts, pending, differs } = detail;
  const { texts, facts } = fieldsOf(detail);
  const hasPictures = pending.pictures.length + (detail.public?.pictures.length ?? 0) > 0;
  const isSplit = hasPictures || likelySame.length > 0;
  const details = <Facts fields={facts} title={detail.public && differs.length > 0 ? t`Unchanged` : t`Details`} />;
  const record = ownerFacts && <SellerRecord facts={ownerFacts} title={t`Seller’s record`} />;
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        isSplit && 'xl:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]',
      )}
    >
      {isSplit && (
        <div className={COLUMN}>
          <ReviewPictures detail={detail} />
          {record}
          {likelySame.length > 0 && <LikelySameList products={likelySame} />}
        </div>
      )}
      <div className={COLUMN}>
        {price && (
          <div className="relative">
            <PriceFacts price={price} />
            <MustSee />
          </div>
        )}
        <div className="relative grid gap-3.5">
          <Comparison detail={detail} />
          <Texts fields={texts} />
          {/* The price and texts of a product are enough; other things are no longer than their fields. */}
          {!price && details}
          <MustSee />
        </div>
        {!isSplit && record}
        {price && details}
      </div>
    </div>
  );
}

/** The end of a part that has to be seen before somebody decides. */
const MustSee = () => <span data-must-see="" className="absolute bottom-0 left-0 size-px" />;

function Warnings({ lines }: { lines: readonly string[] }) {
  const { length: count } = lines;
  if (count === 0) return null;
  return (
    <div className="rounded bg-amber-soft px-4 py-2 text-amber-ink text-ui">
      <b className="font-semibold">
        <Plural value={count} one="One thing to check." other={`${count} things to check.`} />
      </b>{' '}
      {lines.map((line) => (
        <span key={line} className="wrap-anywhere not-last:after:content-['_']">
          {line}
        </span>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 pt-3">
      <Loading />
      <Skeleton corners="control" className="h-40" />
      <Skeleton corners="control" className="h-24" />
    </div>
  );
}
