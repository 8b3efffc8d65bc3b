import { planLength } from '@plyhaat/contract/billing/plan-length';
import { formatRupees } from '@plyhaat/contract/core/money';
import { notSubscribed } from '@plyhaat/contract/leads/leads';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { cheapestPlan } from '../leads.queries.ts';
import { pricedTarget, type Target } from './target.ts';
import * as TEXTS from './texts.ts';

type Props = {
  target: Target;
  open: boolean;
  onClose: () => void;
  onInstead: (way: 'message' | 'price') => void;
};

function freeWays(target: Target): string {
  if (target.requirementId) return TEXTS.freeToQuote;
  return pricedTarget(target) ? TEXTS.freeToAsk(target.name) : TEXTS.freeToWrite(target.name);
}

/** What the cheapest plan for this member costs. Its line is kept while that is being asked. */
function CheapestPlan() {
  const { user } = useSession();
  const { data: cheapest } = useQuery({ ...cheapestPlan(user?.role ?? 'USER'), enabled: user !== null });
  return (
    <p className="min-h-6 text-ink-2 text-ui tabular-nums sm:col-span-2">
      {cheapest && TEXTS.plansFrom(formatRupees(cheapest.price), planLength(cheapest.noOfMonth))}
    </p>
  );
}

/** What costs nothing first: the seller gets the request or the message and answers. Then the plan and what it costs. */
export function NotSubscribed({ target, open, onClose, onInstead }: Props) {
  const canAsk = pricedTarget(target) !== null;
  return (
    <Dialog open={open} onOpenChange={onClose} title={notSubscribed.message} description={freeWays(target)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <CheapestPlan />
        {canAsk && (
          <Button className="sm:col-span-2" onClick={() => onInstead('price')}>
            {TEXTS.getPrice}
          </Button>
        )}
        {target.requirementId ? (
          <Button variant="line" onClick={onClose}>
            {TEXTS.notNow}
          </Button>
        ) : (
          <Button variant={canAsk ? 'line' : 'primary'} onClick={() => onInstead('message')}>
            {TEXTS.sendAMessage}
          </Button>
        )}
        <Link
          to="/account"
          search={{ tab: 'buySubscription' }}
          className={buttonClass({ variant: target.requirementId ? 'primary' : 'line', block: true })}
          onClick={onClose}
        >
          {TEXTS.seeSubscriptions}
        </Link>
      </div>
    </Dialog>
  );
}
