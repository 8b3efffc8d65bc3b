import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { invoicePath, type Order } from '@plyhaat/contract/billing/orders';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { Check, Clock, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Download, pdfName } from '#forms/Download.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Spinner } from '#ui/display/Spinner.tsx';
import { formatDay, formatMoment } from '#ui/words/dates.ts';
import { useMethodName } from '../buying/PayWith.tsx';
import { ORDER_STATES } from '../order-states.ts';
import { ContinuePayment } from './ContinuePayment.tsx';
import { againSearch } from './order-state.ts';
import { useOpenOrder } from './useOpenOrder.ts';

/** How far the payment is, in words, with what to do next. */
export function OrderStatus({ order }: { order: Order }) {
  const { state } = order;
  if (state === 'CREATED' || state === 'PENDING') return <Open order={order} />;
  if (state === 'PAID') return <Paid order={order} />;
  if (state === 'REFUNDED') return <Refunded order={order} />;
  return <NotPaid order={order} state={state} />;
}

const TONES = {
  wait: 'bg-amber-soft text-amber-ink',
  ok: 'bg-leaf-soft text-leaf',
  no: 'bg-brick-soft text-brick',
  plain: 'bg-sunken text-ink',
};

type BoxProps = { tone: keyof typeof TONES; icon: ReactNode; title: string; children: ReactNode };

function Box({ tone, icon, title, children }: BoxProps) {
  return (
    <section role="status" className={classes('flex gap-4 rounded-card p-4 sm:p-6', TONES[tone])}>
      <span aria-hidden="true" className="mt-0.5 flex-none">
        {icon}
      </span>
      <div className="grid min-w-0 gap-3 text-ui">
        <h2 className="text-title">{title}</h2>
        <div className="grid gap-3 text-ink">{children}</div>
      </div>
    </section>
  );
}

function Open({ order }: { order: Order }) {
  const { t } = useLingui();
  const { isWaiting, checkAgain, isChecking } = useOpenOrder(order._id);
  const provider = useMethodName(order.paymentType);
  const icon = isWaiting ? <Spinner /> : <Clock size={22} strokeWidth={1.75} />;
  return (
    <>
      <Box tone="wait" icon={icon} title={t(ORDER_STATES[order.state])}>
        <p>
          {isWaiting
            ? t`We are checking with ${provider} if your payment of ${{ total: formatRupees(order.total) }} has gone through. If you have paid, please wait: you can close this page, and we will let you know. If you have not, continue below.`
            : t`${provider} has not confirmed a payment. If you have paid by UPI it can take a while: please do not pay again. If you have not paid, continue below.`}
        </p>
        {!isWaiting && (
          <div>
            <Button variant="line" onClick={checkAgain} busy={isChecking}>
              <Trans>Check again</Trans>
            </Button>
          </div>
        )}
      </Box>
      <ContinuePayment order={order} />
    </>
  );
}

function Paid({ order }: { order: Order }) {
  const { t } = useLingui();
  const { _id, paidAt, invoiceNumber, endDate, kind, items, refunded } = order;
  const provider = useMethodName(order.paymentType);
  const total = formatRupees(order.total);
  return (
    <Box tone="ok" icon={<Check size={22} strokeWidth={2} />} title={t(ORDER_STATES.PAID)}>
      <p>
        {paidAt
          ? t`${total} received through ${provider} on ${{ moment: formatMoment(new Date(paidAt), t) }}.`
          : t`${total} received through ${provider}.`}{' '}
        {kind === 'subscription' &&
          endDate &&
          t`${{ name: items[0]?.name }} runs until ${{ day: formatDay(new Date(endDate), t) }}.`}{' '}
        {refunded > 0 && t`${{ refunded: formatRupees(refunded) }} of this was refunded.`}
      </p>
      {invoiceNumber && (
        <div>
          <Download path={invoicePath(_id)} name={pdfName(invoiceNumber)} variant="primary">
            <Trans>Download invoice</Trans>
          </Download>
        </div>
      )}
    </Box>
  );
}

function Refunded({ order }: { order: Order }) {
  const { t } = useLingui();
  const provider = useMethodName(order.paymentType);
  const total = formatRupees(order.total);
  const last = order.creditNotes.at(-1);
  return (
    <Box tone="plain" icon={<Undo2 size={22} strokeWidth={1.75} />} title={t(ORDER_STATES.REFUNDED)}>
      <p>
        {last
          ? t`${total} refunded through ${provider} on ${{ day: formatDay(new Date(last.createdAt), t) }}. Reason: ${{ reason: last.reason }}`
          : t`${total} refunded through ${provider}`}
      </p>
    </Box>
  );
}

/** What became of an order that was not paid, and what leads on. */
const UNPAID = {
  FAILED: {
    tone: 'no',
    text: (provider: string) =>
      msg`${provider} says the payment did not go through. You have not been charged for this order.`,
    again: msg`Pay again`,
  },
  EXPIRED: {
    tone: 'plain',
    text: () => msg`We did not receive a payment for this order in time. You have not been charged.`,
    again: msg`Pay again`,
  },
  CANCELLED: {
    tone: 'plain',
    text: () => msg`You cancelled this order. You have not been charged.`,
    again: msg`Order again`,
  },
} as const;

function NotPaid({ order, state }: { order: Order; state: keyof typeof UNPAID }) {
  const { t } = useLingui();
  const provider = useMethodName(order.paymentType);
  const { tone, text, again } = UNPAID[state];
  return (
    <Box tone={tone} icon={<X size={22} strokeWidth={2} />} title={t(ORDER_STATES[state])}>
      <p>{t(text(provider))}</p>
      <div>
        <Link to="/account" search={againSearch(order)} className={buttonClass()}>
          {t(again)}
        </Link>
      </div>
    </Box>
  );
}
