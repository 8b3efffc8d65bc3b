import { unusable } from './call.ts';
import { type Juspay, juspay, juspayCall, startSession } from './juspay.ts';
import type { PaymentProvider } from './provider.ts';

const CARDS_ONLY = {
  payment_filter: { allowDefaultOptions: false, options: [{ paymentMethodType: 'CARD', enable: true }] },
};

/** Cards on Juspay's hosted page: no card field is ours. */
export const cardPage = (settings: Juspay): PaymentProvider => ({
  ...juspay(settings),
  start: (order) => startSession(settings, order, CARDS_ONLY),
});

/** Demo mode's sandbox bank: a sample card is charged at once. Refused or not is for the status call to say. */
export const sampleCard = (settings: Juspay): PaymentProvider => ({
  ...juspay(settings),
  async start(order) {
    const { reference } = await startSession(settings, order, CARDS_ONLY);
    const body = new URLSearchParams({
      order_id: order.id,
      merchant_id: settings.merchantId,
      payment_method_type: 'CARD',
      payment_method: 'VISA',
      card_token: 'sample',
      format: 'json',
    }).toString();
    const answer = await juspayCall(settings, '/txns', order.id, { body });
    if (!answer.ok) throw unusable('The sandbox bank', answer);
    return { kind: 'captured', reference };
  },
});
