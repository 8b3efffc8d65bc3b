import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { checkingAudit } from '../audit/audit.queries.ts';
import { chainBreaks, chainHolds } from '../audit/chain.words.ts';

/** Walks the log when asked to, and says where its chain breaks. */
export function AuditChain() {
  const { t } = useLingui();
  const { mutate, isPending, data, error } = useChange(checkingAudit, QUIET);
  const outcome = data && (data.brokenAt === null ? chainHolds(data.rows) : chainBreaks(data.brokenAt));
  return (
    <Panel
      title={t`Audit log`}
      line={t`Each entry is sealed with the one before it, so a changed or removed entry is found.`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="line" busy={isPending} onClick={() => mutate()}>
          <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Check for changed entries</Trans>
        </Button>
        <Link to="/admin/audit" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Open the log</Trans>
        </Link>
      </div>
      <p
        role="status"
        className={data?.brokenAt || error ? 'mt-3 font-medium text-brick text-ui' : 'mt-3 text-leaf text-ui'}
      >
        {outcome ? t(outcome) : error?.message}
      </p>
    </Panel>
  );
}
