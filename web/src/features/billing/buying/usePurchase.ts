import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { gatewayDown, orderOver, paymentFailed, phonepeDown } from '@plyhaat/contract/billing/payments';
import type { buySubscription } from '@plyhaat/contract/billing/purchase';
import { planNotOffered, priceChanged } from '@plyhaat/contract/billing/purchase';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';
import { follow } from '#shell/follow.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import type { Payment } from '../billing.queries.ts';

type Reply = ReplyOf<typeof buySubscription>;

type Failure = { readonly text: string; readonly below?: string | undefined };

/** The total is missing where the server did not name it. */
type NewPrice = { readonly total: number | undefined };

export type PurchaseState =
  | { readonly kind: 'choosing'; readonly failure?: Failure | undefined; readonly newPrice?: NewPrice }
  | { readonly kind: 'processing'; readonly method: PaymentMethod; readonly orderId?: string | undefined }
  | { readonly kind: 'paid'; readonly orderId: string };

const CHOOSING: PurchaseState = { kind: 'choosing' };

/** Where the provider's page is; undefined where the answer names none although it should (BILL-13). */
function pageOf(method: PaymentMethod, { data, payment_links }: Reply): string | undefined {
  if (method === 'phonepay') return data.instrumentResponse?.redirectInfo.url;
  if (method === 'justpay') return (payment_links ?? data.payment_links)?.web;
  return data.clientAction?.type === 'redirect' ? data.clientAction.url : undefined;
}

const isPaid = ({ data }: Reply) => data.state === 'PAID' || data.clientAction?.type === 'captured';

const UNCHARGED = msg`Your order is saved. You have not been charged.`;
const UNKNOWN = msg`Before you pay again, please check under Orders if it went through.`;

/** Nobody pays before the provider's page opens; a card may be charged although no answer came back. */
function chargeNote(error: Error, method: PaymentMethod): MessageDescriptor | undefined {
  if (!(error instanceof CallError)) return undefined;
  const down = error.is(phonepeDown) || error.is(gatewayDown);
  if (error.is(paymentFailed) || (down && method !== 'card')) return UNCHARGED;
  return method === 'card' && (down || error.status === 0) ? UNKNOWN : undefined;
}

const totalIn = ({ reply: { total } }: CallError) => (typeof total === 'number' ? total : undefined);

/** A key belongs to what is sent: pressed twice it is the same, for another method or price it is a new one. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyFor(sent: string): string {
      const key = keys.current.get(sent) ?? crypto.randomUUID();
      keys.current.set(sent, key);
      return key;
    },
    renew: () => keys.current.clear(),
  };
}

/** A browser that kept the page shows it as it was left, on the way to the provider. */
function useComingBack(comeBack: () => void): void {
  const back = useEffectEvent(comeBack);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && back();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}

type Sending = UseMutationOptions<Reply, Error, Payment>;

/** Whatever shows what was bought, or that it was not. */
const CHANGED = ['subscriptions', 'own topups', 'orders', 'order', 'quote', 'members', 'profile'];

/** From Pay to the provider's page, to success, or back with a reason. `about` is what is paid for. */
export function usePurchase(sending: Sending, about: unknown, onPaid?: () => void) {
  const { t } = useLingui();
  const [state, setState] = useState(CHOOSING);
  const queries = useQueryClient();
  const purchase = useChange(sending, QUIET);
  const { keyFor, renew } = useKeys();
  useComingBack(() => {
    renew();
    setState(CHOOSING);
  });

  const fail = (text: string, below?: MessageDescriptor) => {
    toastError(text);
    setState({ kind: 'choosing', failure: { text, below: below && t(below) } });
  };
  const settle = (method: PaymentMethod, reply: Reply) => {
    const page = pageOf(method, reply);
    if (isPaid(reply)) {
      renew();
      for (const changed of CHANGED) void queries.invalidateQueries({ queryKey: [changed] });
      setState({ kind: 'paid', orderId: reply.data.orderId });
      onPaid?.();
    } else if (page) {
      setState({ kind: 'processing', method, orderId: reply.data.orderId });
      follow(page);
    } else
      void loadContractSentences().then(() =>
        fail(inPageLanguage((method === 'phonepay' ? phonepeDown : gatewayDown).message), UNCHARGED),
      );
  };
  const pay = (method: PaymentMethod, total: number) => {
    setState({ kind: 'processing', method });
    purchase.mutate(
      { paymentType: method, total, key: keyFor(JSON.stringify([about, method, total])) },
      {
        onSuccess: (reply) => settle(method, reply),
        onError: (error) => {
          // Whether a call without an answer arrived is not known: pressed again it must find the same order.
          if (error instanceof CallError && error.status > 0) renew();
          if (error instanceof CallError && error.is(planNotOffered))
            void queries.invalidateQueries({ queryKey: ['plans'] });
          if (error instanceof CallError && error.is(orderOver))
            void queries.invalidateQueries({ queryKey: ['order'] });
          if (!(error instanceof CallError && error.is(priceChanged)))
            return fail(error.message, chargeNote(error, method));
          void queries.invalidateQueries({ queryKey: ['quote'] });
          setState({ kind: 'choosing', newPrice: { total: totalIn(error) } });
        },
      },
    );
  };
  return { state, pay, reset: () => setState(CHOOSING) };
}
