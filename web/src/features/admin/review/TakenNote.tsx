import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Assignment, ReviewDetail } from '@plyhaat/contract/admin/admin';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { may } from '@plyhaat/contract/core/roles';
import { Hand, Lock } from 'lucide-react';
import type { SessionUser } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Hint } from './DecisionButtons.tsx';
import { takingReview } from './review.queries.ts';

const clockOf = (moment: string) => formatMoment(new Date(moment)).replace(/^.*, /, '');

type Item = Pick<ReviewDetail, 'kind' | '_id'>;

const useTaking = ({ kind, _id }: Item) =>
  useChange(takingReview(kind, _id), {
    success: (_reply, on) => (on ? msg`Taken` : msg`Given back`),
    refresh: [['admin', 'own']],
    refreshOnError: true,
  });

/** What nobody has taken can be taken. */
export function TakeButton({ detail }: { detail: Item }) {
  const taking = useTaking(detail);
  return (
    <Button
      variant="line"
      tight
      busy={taking.isPending}
      data-key="t"
      aria-keyshortcuts="t"
      onClick={() => taking.mutate(true)}
    >
      <Hand size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-sm:sr-only">
        <Trans>I take it</Trans>
      </span>
      <Hint letter="T" />
    </Button>
  );
}

type Props = { detail: Item; taken: Assignment; me: SessionUser };

/** Who has the item, and the way to give it back or free it. */
export function TakenNote({ detail, taken, me }: Props) {
  const { t } = useLingui();
  const taking = useTaking(detail);
  const isMine = taken._id === me._id;
  const mayFree = isMine || may(me.role, 'manage');
  const until = clockOf(taken.until);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-amber-soft px-3 py-1 text-amber-ink text-ui">
      <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
      <p className="min-w-0 flex-1">
        {isMine
          ? t`You have taken this until ${until}.`
          : t`${{ name: taken.name }} has taken this until ${until}. It can be decided once it is given back.`}
      </p>
      {mayFree && (
        <Button
          variant="quiet"
          tight
          busy={taking.isPending}
          data-key="t"
          aria-keyshortcuts="t"
          onClick={() => taking.mutate(false)}
        >
          {isMine ? <Trans>Give back</Trans> : <Trans>Free it</Trans>}
          <Hint letter="T" />
        </Button>
      )}
    </div>
  );
}
