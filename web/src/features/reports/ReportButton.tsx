import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Reported, useReport } from './useReport.tsx';
import { reportWords } from './words.ts';

type Props = Reported & {
  /** Another look than a quiet line of text. */
  className?: string;
  children?: ReactNode;
};

const QUIET =
  'inline-flex min-h-11 items-center gap-1.5 text-ink-3 text-ui hover:text-ink hover:underline print:hidden';

/** Tells staff that something is wrong with a product, a review or a store. */
export function ReportButton({ className = QUIET, children, ...reported }: Props) {
  const { t } = useLingui();
  const { report, dialog } = useReport(reported);
  return (
    <>
      <button
        type="button"
        aria-label={t(reportWords(reported.kind, reported.name).report)}
        onClick={report}
        className={className}
      >
        {children ?? (
          <>
            <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Report</Trans>
          </>
        )}
      </button>
      {dialog}
    </>
  );
}
