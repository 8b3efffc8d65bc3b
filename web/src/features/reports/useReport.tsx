import { useLingui } from '@lingui/react/macro';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

export type Reported = {
  readonly kind: ReportKind;
  readonly id: string;
  /** What is reported, in words. */
  readonly what: string;
};

/** Tells staff that something is wrong; a visitor signs in first. */
export function useReport({ kind, id, what }: Reported) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const ReportDialog = useLazyPart(
    open,
    () => import('./ReportDialog.tsx').then((chunk) => chunk.ReportDialog),
    () => setOpen(false),
  );
  return {
    report: () => {
      if (session.get().isAuthenticated) setOpen(true);
      else openLogin({ why: t`Sign in to report ${what}`, goOn: () => setOpen(true) });
    },
    dialog: ReportDialog && <ReportDialog open={open} onOpenChange={setOpen} kind={kind} id={id} what={what} />,
  };
}
