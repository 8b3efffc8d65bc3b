import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReviewFigures, ReviewPeriod } from '@plyhaat/contract/admin/review';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { InWords } from '#console/table/cells.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { type Said, useSay } from '#ui/said.ts';
import { type Column, Table } from '#ui/table/Table.tsx';
import { reviewFigures } from './review.queries.ts';
import { KIND_NAMES, spanText } from './review.words.ts';

const medianText = ({ medianSeconds }: ReviewPeriod): Said => (medianSeconds === null ? '–' : spanText(medianSeconds));
const shown = (count: number) => count.toLocaleString('en-IN');

const Median = ({ of }: { of: ReviewPeriod }) => <InWords said={medianText(of)} />;
const Decided = ({ of: { decided, approved } }: { of: ReviewPeriod }) => (
  <InWords said={msg`${{ decided: shown(decided) }} (${{ approved: shown(approved) }} approved)`} />
);

const COLUMNS: readonly Column<ReviewFigures>[] = [
  { head: msg`Kind`, cell: ({ kind }) => <InWords said={kind ? KIND_NAMES[kind] : msg`All kinds`} /> },
  { head: msg`Median, 7 days`, cell: ({ week }) => <Median of={week} />, align: 'right', stacked: 'corner' },
  { head: msg`Decided, 7 days`, cell: ({ week }) => <Decided of={week} />, align: 'right', stacked: 'labelled' },
  { head: msg`Median, 30 days`, cell: ({ month }) => <Median of={month} />, align: 'right', stacked: 'end' },
  { head: msg`Decided, 30 days`, cell: ({ month }) => <Decided of={month} />, align: 'right', stacked: 'labelled' },
];

/** How long sellers wait: one line, with the figures of each kind behind it. */
export function Figures() {
  const { t } = useLingui();
  const say = useSay();
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
        {t`Median ${{ week: say(medianText(all.week)) }} in 7 days, ${{ month: say(medianText(all.month)) }} in 30 days`}
      </button>
      {isOpen && (
        <Dialog open onOpenChange={() => setOpen(false)} size="wide" title={t`Time to a decision`}>
          <Table caption={t`Time to a decision`} columns={COLUMNS} rows={data} rowKey={({ kind }) => kind ?? ''} />
        </Dialog>
      )}
    </>
  );
}
