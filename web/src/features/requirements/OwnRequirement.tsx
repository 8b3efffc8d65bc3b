import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Link } from '@tanstack/react-router';
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { RequirementCard } from './RequirementCard.tsx';
import { renewingRequirement } from './requirements.queries.ts';
import { STATUSES } from './statuses.ts';
import { useClosing } from './useClosing.tsx';
import { useMoving } from './useMoving.ts';

/** Others see an active one once it is approved. */
function StateBadge({ requirement: { approved, status } }: { requirement: Requirement }) {
  const { t } = useLingui();
  if (approved === 'PENDING')
    return (
      <Badge tone="wait">
        <Trans>Waiting for review</Trans>
      </Badge>
    );
  if (approved === 'REJECTED')
    return (
      <Badge tone="no">
        <Trans>Not published</Trans>
      </Badge>
    );
  return <Badge tone={STATUSES[status].tone}>{t(STATUSES[status].label)}</Badge>;
}

/** On phones the names alone, so that they stay in one row. */
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'max-xs:hidden' } as const;
const QUIET = { variant: 'quiet' } as const;

/** One of the member's requirements: its state, what came of it, and what can be done with it. */
export function OwnRequirement({ requirement, onDelete }: { requirement: Requirement; onDelete: () => void }) {
  const { t } = useLingui();
  const { _id, productName, status, quotes = 0 } = requirement;
  return (
    <RequirementCard
      requirement={requirement}
      heading="h2"
      badge={<StateBadge requirement={requirement} />}
      note={requirement.rejectReason ?? null}
    >
      <Figures requirement={requirement} />
      {quotes > 0 && (
        <Link
          to="/requirement/$id"
          params={{ id: _id }}
          aria-label={t`See quotes: ${productName}`}
          className={buttonClass(
            { variant: status === 'Active' ? 'primary' : 'line', block: true },
            'relative z-1 mt-3',
          )}
        >
          <Trans>See quotes</Trans>
        </Link>
      )}
      <div className="relative z-1 -mx-3 mt-1 -mb-2 flex flex-wrap">
        {status === 'Expired' && <Renew requirement={requirement} />}
        <Link
          to="/account"
          search={{ tab: 'addRequirement', requirementId: _id }}
          aria-label={t`Edit: ${productName}`}
          className={buttonClass(QUIET)}
        >
          <Pencil {...ICON} />
          <Trans>Edit</Trans>
        </Link>
        {status === 'Active' && <Close requirement={requirement} />}
        <Button {...QUIET} aria-label={t`Delete: ${productName}`} onClick={onDelete}>
          <Trash2 {...ICON} />
          <Trans>Delete</Trans>
        </Button>
      </div>
    </RequirementCard>
  );
}

/** How many sellers were notified, how many quoted, and until when it is open. */
function Figures({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { matchedSellers = 0, quotes = 0, status, expiresAt } = requirement;
  const parts = [
    t`${plural(quotes, { one: '1 quote', other: `${quotes} quotes` })}`,
    t`${plural(matchedSellers, { one: '1 seller notified', other: `${matchedSellers} sellers notified` })}`,
    ...(status === 'Active' ? [t`open until ${{ day: formatDay(new Date(expiresAt), t) }}`] : []),
  ];
  return <p className="mt-2 border-line-2 border-t border-dashed pt-3 text-ink-2 text-meta">{parts.join(' · ')}</p>;
}

function Close({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const closing = useClosing(requirement);
  return (
    <>
      <Button
        {...QUIET}
        aria-label={t`Mark as completed: ${{ productName: requirement.productName }}`}
        busy={closing.busy}
        onClick={closing.ask}
      >
        <Check {...ICON} />
        <Trans>Mark as completed</Trans>
      </Button>
      {closing.dialog}
    </>
  );
}

function Renew({ requirement: { _id, productName } }: { requirement: Requirement }) {
  const { t } = useLingui();
  const renewing = useMoving(renewingRequirement());
  return (
    <Button
      {...QUIET}
      aria-label={t`Renew for 30 days: ${productName}`}
      busy={renewing.isPending}
      onClick={() => renewing.mutate(_id)}
    >
      <RotateCcw {...ICON} />
      <Trans>Renew for 30 days</Trans>
    </Button>
  );
}
