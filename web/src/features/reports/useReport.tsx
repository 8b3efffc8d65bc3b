import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { type Reported, signInToReport } from './report-words.ts';

/** Tells staff that something is wrong; a visitor signs in first. */
export function useReport(reported: Reported) {
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
      else openLogin({ why: t(signInToReport(reported)), goOn: () => setOpen(true) });
    },
    dialog: ReportDialog && <ReportDialog open={open} onOpenChange={setOpen} {...reported} />,
  };
}
