import {
  type PaymentMethod,
  type PaymentProvider,
  type Payments,
  type ProviderState,
  ProviderUnavailable,
  type RefundState,
} from '#modules/billing/providers/provider.ts';

type Payment = { amount: number; state: ProviderState['state'] };

const paymentsBy = (offered: Readonly<Record<PaymentMethod, PaymentProvider>>): Payments => ({
  methods: Object.keys(offered) as PaymentMethod[],
  providerOf: (method) => offered[method],
  named: (name) => Object.values(offered).find((provider) => provider.name === name),
});

const newKnobs = () => ({
  /** No call is answered. */
  down: false,
  /** The start happens, its answer is lost. */
  loseStart: false,
  refundsWait: false,
  /** What a captured card becomes. */
  card: 'paid' as ProviderState['state'],
  starts: 0,
  /** What Juspay was asked to close, where it can. */
  closed: [] as string[],
  closes: true,
  refundCalls: 0,
});

/** Only what waits for its payer can be closed. */
function closed(payment: Payment | undefined, knobs: { closes: boolean; closed: string[] }, orderId: string): boolean {
  if (!knobs.closes || payment?.state !== 'pending') return false;
  payment.state = 'failed';
  knobs.closed.push(orderId);
  return true;
}

/** Providers in memory: they believe what the test tells them of a payment, and can be out of order. */
export function memoryProviders() {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, { orderId: string; amount: number; state: RefundState['state'] }>();
  const knobs = newKnobs();
  const answer = <T>(value: () => T): Promise<T> =>
    knobs.down ? Promise.reject(new ProviderUnavailable('down')) : Promise.resolve(value());

  const provider = (name: string, captures: boolean): PaymentProvider => ({
    name,
    start: (order) =>
      answer(() => {
        knobs.starts++;
        payments.set(order.id, { amount: order.amountPaise, state: captures ? knobs.card : 'pending' });
        if (knobs.loseStart) throw new ProviderUnavailable('the answer was lost');
        const reference = `ref-${order.id}`;
        return captures
          ? { kind: 'captured' as const, reference }
          : { kind: 'redirect' as const, url: `https://pay.example/${name}/${order.id}`, reference };
      }),
    status: (orderId) =>
      answer(() => {
        const { state = 'unknown' as const, amount = null } = payments.get(orderId) ?? {};
        return { state, orderId, amountPaise: amount, reference: `ref-${orderId}` };
      }),
    ...(name === 'juspay' && { close: (orderId) => answer(() => closed(payments.get(orderId), knobs, orderId)) }),
    refund: (orderId, refundId, amount) =>
      answer(() => {
        knobs.refundCalls++;
        const refund = refunds.get(refundId) ?? { orderId, amount, state: knobs.refundsWait ? 'pending' : 'done' };
        refunds.set(refundId, refund);
        return { state: refund.state, reference: `back-${refundId}` };
      }),
    refundStatus: (_orderId, refundId) =>
      answer(() => ({ state: refunds.get(refundId)?.state ?? 'pending', reference: null })),
    readNotice: (body, headers) =>
      headers['x-signature'] === 'good'
        ? { eventKey: String(headers['x-event']), orderId: JSON.parse(body.toString()).orderId }
        : undefined,
  });

  return {
    knobs,
    payments: paymentsBy({
      phonepay: provider('phonepe', false),
      justpay: provider('juspay', false),
      card: provider('juspay', true),
    }),
    /** What the member does on the provider's page. */
    say: (orderId: string, state: ProviderState['state'], amount?: number) =>
      payments.set(orderId, { amount: amount ?? payments.get(orderId)?.amount ?? 0, state }),
    sayRefund: (refundId: string, state: RefundState['state']) =>
      refunds.set(refundId, { orderId: '', amount: 0, ...refunds.get(refundId), state }),
    /** Everything that waits is done. */
    finishRefunds() {
      for (const refund of refunds.values()) refund.state = 'done';
    },
    /** What was given back of an order, by the provider's name of it. */
    refundedAt: (orderId: string) =>
      [...refunds.values()].filter((one) => one.orderId === orderId).reduce((sum, { amount }) => sum + amount, 0),
  };
}
