import { useLingui } from '@lingui/react/macro';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { reportWords } from './words.ts';

export type Reported = {
  readonly kind: ReportKind;
  readonly id: string;
  /** Whose it is, of what has no other name. */
  readonly name?: string;
};

/** Tells staff that something is wrong; a visitor signs in first. */
export function useReport({ kind, id, name }: Reported) {
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
      else openLogin({ why: t(reportWords(kind, name).signIn), goOn: () => setOpen(true) });
    },
    dialog: ReportDialog && <ReportDialog open={open} onOpenChange={setOpen} kind={kind} id={id} name={name} />,
  };
}
