import { invoicePath, type Order } from '@plyhaat/contract/billing/orders';
import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { formatDay, formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { Check, Clock, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Download, pdfName } from '#forms/Download.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Spinner } from '#ui/display/Spinner.tsx';
import { METHODS } from '../buying/PayWith.tsx';
import { ContinuePayment } from './ContinuePayment.tsx';
import { againSearch } from './order-state.ts';
import * as TEXTS from './texts.ts';
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
  const { isWaiting, checkAgain, isChecking } = useOpenOrder(order._id);
  const provider = METHODS[order.paymentType].name;
  const icon = isWaiting ? <Spinner /> : <Clock size={22} strokeWidth={1.75} />;
  return (
    <>
      <Box tone="wait" icon={icon} title={ORDER_WORDS[order.state]}>
        <p>
          {isWaiting
            ? TEXTS.weAreCheckingWith(provider, formatRupees(order.total))
            : TEXTS.hasNotConfirmedYour(provider)}
        </p>
        {!isWaiting && (
          <div>
            <Button variant="line" onClick={checkAgain} busy={isChecking}>
              {TEXTS.checkAgain}
            </Button>
          </div>
        )}
      </Box>
      <ContinuePayment order={order} />
    </>
  );
}

function Paid({ order }: { order: Order }) {
  const { _id, total, paidAt, invoiceNumber, endDate, kind, items, refunded, paymentType } = order;
  return (
    <Box tone="ok" icon={<Check size={22} strokeWidth={2} />} title={ORDER_WORDS.PAID}>
      <p>
        {TEXTS.totalReceivedThroughName(formatRupees(total), METHODS[paymentType].name)}
        {paidAt && TEXTS.onMoment(formatMoment(new Date(paidAt)))}.
        {kind === 'subscription' && endDate && TEXTS.nameRunsUntilDay(items[0]?.name, formatDay(new Date(endDate)))}
        {refunded > 0 && TEXTS.ofThisWasRefunded(formatRupees(refunded))}
      </p>
      {invoiceNumber && (
        <div>
          <Download path={invoicePath(_id)} name={pdfName(invoiceNumber)} variant="primary">
            {TEXTS.downloadInvoice}
          </Download>
        </div>
      )}
    </Box>
  );
}

function Refunded({ order: { total, paymentType, creditNotes } }: { order: Order }) {
  const last = creditNotes.at(-1);
  return (
    <Box tone="plain" icon={<Undo2 size={22} strokeWidth={1.75} />} title={ORDER_WORDS.REFUNDED}>
      <p>
        {TEXTS.totalRefundedThroughName(formatRupees(total), METHODS[paymentType].name)}
        {last && TEXTS.onDayReason(formatDay(new Date(last.createdAt)), last.reason)}
      </p>
    </Box>
  );
}

/** What became of an order that was not paid, and what leads on. */
const UNPAID = {
  FAILED: { tone: 'no', text: TEXTS.saysThePaymentDid, again: TEXTS.payAgain },
  EXPIRED: { tone: 'plain', text: () => TEXTS.weDidNotReceive, again: TEXTS.payAgain },
  CANCELLED: { tone: 'plain', text: () => TEXTS.youCancelledThis, again: TEXTS.orderAgain },
} as const;

function NotPaid({ order, state }: { order: Order; state: keyof typeof UNPAID }) {
  const { tone, text, again } = UNPAID[state];
  return (
    <Box tone={tone} icon={<X size={22} strokeWidth={2} />} title={ORDER_WORDS[state]}>
      <p>{text(METHODS[order.paymentType].name)}</p>
      <div>
        <Link to="/account" search={againSearch(order)} className={buttonClass()}>
          {again}
        </Link>
      </div>
    </Box>
  );
}
