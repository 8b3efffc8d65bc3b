import { useLingui } from '@lingui/react/macro';
import type { Order } from '@plyhaat/contract/billing/orders';
import { FileText } from 'lucide-react';
import { Download, pdfName } from '#forms/Download.tsx';
import { formatDay } from '#ui/words/dates.ts';

type Props = {
  order: Pick<Order, '_id' | 'invoiceNumber' | 'paidAt' | 'creditNotes'>;
  /** Where the reader may download them from. */
  invoicePath: (orderId: string) => string;
  creditNotePath: (orderId: string, noteId: string) => string;
};

/** The invoice of an order and its credit notes, to download. */
export function OrderDocuments({ order, invoicePath, creditNotePath }: Props) {
  const { t } = useLingui();
  const { _id, invoiceNumber, paidAt, creditNotes } = order;
  if (!invoiceNumber) return null;
  return (
    <ul className="mt-5 grid gap-3">
      <DocumentRow number={invoiceNumber} kind={t`GST invoice`} day={paidAt} path={invoicePath(_id)} />
      {creditNotes.map((note) => (
        <DocumentRow
          key={note._id}
          number={note.number}
          kind={t`Credit note`}
          day={note.createdAt}
          path={creditNotePath(_id, note._id)}
        />
      ))}
    </ul>
  );
}

type DocumentRowProps = { number: string; kind: string; day: string | null; path: string };

function DocumentRow({ number, kind, day, path }: DocumentRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 rounded border border-line px-4 py-2">
      <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold text-ui">{number}</b>
        <span className="text-ink-3 text-meta">
          {kind}
          {day && `, ${formatDay(new Date(day), t)}`}
        </span>
      </span>
      <Download path={path} name={pdfName(number)} variant="quiet" label={t`Download ${kind} ${number}`} />
    </li>
  );
}
