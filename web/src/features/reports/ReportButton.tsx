import type { ReportKind } from '@plyhaat/contract/admin/reports';
import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { useLazyPart } from '#shell/useLazyPart.ts';
import * as TEXTS from './texts.ts';

type Props = {
  kind: ReportKind;
  id: string;
  /** What is reported, in words. */
  what: string;
  /** Another look than a quiet line of text. */
  className?: string;
  children?: ReactNode;
};

const QUIET =
  'inline-flex min-h-11 items-center gap-1.5 text-ink-3 text-ui hover:text-ink hover:underline print:hidden';

/** Tells staff that something is wrong with a product, a review or a store. */
export function ReportButton({ kind, id, what, className = QUIET, children }: Props) {
  const [open, setOpen] = useState(false);
  const ReportDialog = useLazyPart(
    open,
    () => import('./ReportDialog.tsx').then((chunk) => chunk.ReportDialog),
    () => setOpen(false),
  );
  const press = () => {
    if (session.get().isAuthenticated) setOpen(true);
    else openLogin({ why: TEXTS.signInToReport(what), goOn: () => setOpen(true) });
  };
  return (
    <>
      <button type="button" aria-label={TEXTS.reportWhat(what)} onClick={press} className={className}>
        {children ?? (
          <>
            <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.report}
          </>
        )}
      </button>
      {ReportDialog && <ReportDialog open={open} onOpenChange={setOpen} kind={kind} id={id} what={what} />}
    </>
  );
}
