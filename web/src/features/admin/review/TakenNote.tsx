import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { may } from '@plyhaat/contract/core/roles';
import { Hand, Lock } from 'lucide-react';
import type { SessionUser } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Hint } from './DecisionButtons.tsx';
import { takingReview } from './review.queries.ts';
import * as TEXTS from './texts.ts';

const clockOf = (moment: string) => formatMoment(new Date(moment)).replace(/^.*, /, '');

/** Whether nobody, the reader or a colleague has the item, and the way to take it, give it back or free it. */
export function TakenNote({ detail: { kind, _id, taken }, me }: { detail: ReviewDetail; me: SessionUser }) {
  const taking = useChange(takingReview(kind, _id), {
    success: (_reply, on) => (on ? TEXTS.taken : TEXTS.givenBack),
    refresh: [['admin', 'own']],
    refreshOnError: true,
  });
  if (!taken)
    return (
      <Button
        variant="line"
        busy={taking.isPending}
        data-key="t"
        aria-keyshortcuts="t"
        onClick={() => taking.mutate(true)}
        className="w-fit"
      >
        <Hand size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.takeIt}
        <Hint letter={TEXTS.keyT} />
      </Button>
    );
  const isMine = taken._id === me._id;
  const mayFree = isMine || may(me.role, 'manage');
  const until = clockOf(taken.until);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-amber-soft px-4 py-2 text-amber-ink text-ui">
      <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
      <p className="min-w-0 flex-1">{isMine ? TEXTS.youTookIt(until) : TEXTS.takenUntil(taken.name, until)}</p>
      {mayFree && (
        <Button
          variant="line"
          busy={taking.isPending}
          data-key="t"
          aria-keyshortcuts="t"
          onClick={() => taking.mutate(false)}
        >
          {isMine ? TEXTS.giveBack : TEXTS.free}
          <Hint letter={TEXTS.keyT} />
        </Button>
      )}
    </div>
  );
}
