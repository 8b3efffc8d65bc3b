import type { ReviewFigures, ReviewPeriod } from '@plyhaat/contract/admin/review';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { reviewFigures } from './review.queries.ts';
import { KIND_NAMES, spanText } from './review.words.ts';
import * as TEXTS from './texts.ts';

const medianText = ({ medianSeconds }: ReviewPeriod) => (medianSeconds === null ? TEXTS.none : spanText(medianSeconds));
const decidedText = ({ decided, approved }: ReviewPeriod) => TEXTS.decidedOf(decided, approved);

const COLUMNS: readonly Column<ReviewFigures>[] = [
  { head: TEXTS.kind, cell: ({ kind }) => (kind ? KIND_NAMES[kind] : TEXTS.allKinds) },
  { head: TEXTS.weekMedian, cell: ({ week }) => medianText(week), align: 'right', stacked: 'corner' },
  { head: TEXTS.weekDecided, cell: ({ week }) => decidedText(week), align: 'right', stacked: 'labelled' },
  { head: TEXTS.monthMedian, cell: ({ month }) => medianText(month), align: 'right', stacked: 'end' },
  { head: TEXTS.monthDecided, cell: ({ month }) => decidedText(month), align: 'right', stacked: 'labelled' },
];

/** How long sellers wait: one line, with the figures of each kind behind it. */
export function Figures() {
  const { data, isPending } = useQuery(reviewFigures);
  const all = data?.find(({ kind }) => kind === null);
  if (isPending) return <Skeleton corners="control" className="h-11.5" />;
  if (!data || !all) return null;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-1.5 text-ui">
        <b className="font-semibold">{TEXTS.figures}</b>
        <span className="text-ink-2">{TEXTS.figuresLine(medianText(all.week), medianText(all.month))}</span>
        <ChevronDown size={18} aria-hidden="true" className="ml-auto group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-3">
        <Table caption={TEXTS.figures} columns={COLUMNS} rows={data} rowKey={({ kind }) => kind ?? ''} />
      </div>
    </details>
  );
}
