import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Dealership, DealershipStatus } from '@plyhaat/contract/dealerships/dealerships';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';

/** DEAL-1. */
const STATES: Readonly<Record<DealershipStatus, readonly [tone: BadgeTone, label: MessageDescriptor]>> = {
  active: ['ok', msg`Active`],
  pending: ['wait', msg`Pending Approval`],
  rejected: ['no', msg`Rejected`],
};

export function StatusBadge({ status }: { status: DealershipStatus }) {
  const { t } = useLingui();
  const [tone, label] = STATES[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

/** How far the last save is, and what should be looked at again, above its form. */
export function DealershipState({ dealership: { status, rejectReason, warnings } }: { dealership: Dealership }) {
  const { t } = useLingui();
  const line = status === 'pending' ? t`Our team is checking your changes.` : rejectReason;
  if (!line && warnings.length === 0) return null;
  return (
    <section aria-label={t`Approval`} className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      {line && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusBadge status={status} />
          <p className="text-ui wrap-anywhere">{line}</p>
        </div>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="text-amber-ink text-ui">
          {warning}
        </p>
      ))}
    </section>
  );
}
