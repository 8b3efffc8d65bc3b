import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { useSay } from '#ui/said.ts';
import { checkingAudit } from '../audit/audit.queries.ts';
import { chainBreaks, chainHolds } from '../audit/chain.words.ts';
import * as TEXTS from './texts.ts';

/** Walks the log when asked to, and says where its chain breaks. */
export function AuditChain() {
  const say = useSay();
  const { mutate, isPending, data, error } = useChange(checkingAudit, QUIET);
  const outcome = data && (data.brokenAt === null ? chainHolds(data.rows) : chainBreaks(data.brokenAt));
  return (
    <Panel title={TEXTS.auditChain} line={TEXTS.auditChainLine}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="line" busy={isPending} onClick={() => mutate()}>
          <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {TEXTS.checkForChanges}
        </Button>
        <Link to="/admin/audit" className={buttonClass({ variant: 'quiet' })}>
          {TEXTS.openTheLog}
        </Link>
      </div>
      <p
        role="status"
        className={data?.brokenAt || error ? 'mt-3 font-medium text-brick text-ui' : 'mt-3 text-leaf text-ui'}
      >
        {outcome ? say(outcome) : error?.message}
      </p>
    </Panel>
  );
}
