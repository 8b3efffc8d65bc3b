import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { planLength } from '#ui/words/plan-length.ts';
import { cheapestPlan } from '../leads.queries.ts';
import { pricedTarget, type Target } from './target.ts';

type Props = {
  target: Target;
  open: boolean;
  onClose: () => void;
  onInstead: (way: 'message' | 'price') => void;
};

function freeWays(target: Target): MessageDescriptor {
  const { name, requirementId } = target;
  if (requirementId)
    return msg`Sending a quote is free, and the buyer answers you here. With a plan you can also call buyers.`;
  return pricedTarget(target)
    ? msg`Asking for a price and writing a message are free: ${name} answers you here. With a plan you can also call and WhatsApp every seller.`
    : msg`Writing a message is free: ${name} answers you here. With a plan you can also call and WhatsApp every seller.`;
}

/** What the cheapest plan for this member costs. Its line is kept while that is being asked. */
function CheapestPlan() {
  const { t } = useLingui();
  const { user } = useSession();
  const { data: cheapest } = useQuery({ ...cheapestPlan(user?.role ?? 'USER'), enabled: user !== null });
  return (
    <p className="min-h-6 text-ink-2 text-ui tabular-nums sm:col-span-2">
      {cheapest &&
        t`Plans from ${{ price: formatRupees(cheapest.price) }} for ${{ length: planLength(cheapest.noOfMonth, t) }}, plus 18% GST.`}
    </p>
  );
}

/** What costs nothing first: the seller gets the request or the message and answers. Then the plan and what it costs. */
export function NotSubscribed({ target, open, onClose, onInstead }: Props) {
  const { t } = useLingui();
  const canAsk = pricedTarget(target) !== null;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`You are not subscribed to use this feature`}
      description={t(freeWays(target))}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <CheapestPlan />
        {canAsk && (
          <Button className="sm:col-span-2" onClick={() => onInstead('price')}>
            <Trans>Get price</Trans>
          </Button>
        )}
        {target.requirementId ? (
          <Button variant="line" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        ) : (
          <Button variant={canAsk ? 'line' : 'primary'} onClick={() => onInstead('message')}>
            <Trans>Send a message</Trans>
          </Button>
        )}
        <Link
          to="/account"
          search={{ tab: 'buySubscription' }}
          className={buttonClass({ variant: target.requirementId ? 'primary' : 'line', block: true })}
          onClick={onClose}
        >
          <Trans>See subscriptions</Trans>
        </Link>
      </div>
    </Dialog>
  );
}
