import type { ReviewFigures, ReviewPeriod } from '@plyhaat/contract/admin/review';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#ui/overlays/Dialog.tsx';
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
  const { data } = useQuery(reviewFigures);
  const [isOpen, setOpen] = useState(false);
  const all = data?.find(({ kind }) => kind === null);
  if (!data || !all) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 border-line border-t px-4 text-left text-ink-2 text-meta hover:bg-paper"
      >
        <Timer size={16} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.figuresLine(medianText(all.week), medianText(all.month))}
      </button>
      {isOpen && (
        <Dialog open onOpenChange={() => setOpen(false)} size="wide" title={TEXTS.figures}>
          <Table caption={TEXTS.figures} columns={COLUMNS} rows={data} rowKey={({ kind }) => kind ?? ''} />
        </Dialog>
      )}
    </>
  );
}
