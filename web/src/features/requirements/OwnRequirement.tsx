import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { RequirementCard } from './RequirementCard.tsx';
import { closingRequirement } from './requirements.queries.ts';

const TONES: Readonly<Record<RequirementStatus, BadgeTone>> = { Active: 'ok', Pending: 'wait', Completed: 'plain' };

/** Others see an active one once it is approved. */
function StateBadge({ requirement: { approved, status } }: { requirement: Requirement }) {
  if (approved === 'PENDING') return <Badge tone="wait">Waiting for review</Badge>;
  if (approved === 'REJECTED') return <Badge tone="no">Not published</Badge>;
  return <Badge tone={TONES[status]}>{status}</Badge>;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An own slip: how far it is, and what can be done with it. */
export function OwnRequirement({ requirement, onDelete }: { requirement: Requirement; onDelete: () => void }) {
  const { _id, productName, status } = requirement;
  return (
    <RequirementCard
      requirement={requirement}
      heading="h2"
      badge={<StateBadge requirement={requirement} />}
      note={requirement.rejectReason}
      action={
        <span className="flex flex-none gap-1">
          {status === 'Active' && <Close requirement={requirement} />}
          <Link
            to="/account"
            search={{ tab: 'addRequirement', requirementId: _id }}
            aria-label={`Edit: ${productName}`}
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
          >
            <Pencil {...ICON} />
          </Link>
          <Button variant="quiet" size="icon" aria-label={`Delete: ${productName}`} onClick={onDelete}>
            <Trash2 {...ICON} />
          </Button>
        </span>
      }
    />
  );
}

/** Whoever found it says so: sellers then see it no more. */
function Close({ requirement: { _id, productName } }: { requirement: Requirement }) {
  const queries = useQueryClient();
  const closing = useMutation({
    ...closingRequirement(),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: ({ message }) => toastError(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['requirements'] }),
  });
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Mark as completed: ${productName}`}
      busy={closing.isPending}
      onClick={() => closing.mutate(_id)}
    >
      <Check {...ICON} />
    </Button>
  );
}
