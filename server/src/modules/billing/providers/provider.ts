/** The names of the wire. */
export type PaymentMethod = 'card' | 'phonepay' | 'justpay';

/** An order of ours as a provider sees it. Its id is the provider's idempotency key. */
export type ProviderOrder = {
  readonly id: string;
  readonly amountPaise: number;
  readonly memberId: string;
  readonly phone: string;
  readonly email: string | null;
  readonly name: string;
  readonly description: string;
  readonly returnUrl: string;
};

/** `captured`: the browser has nothing to do; the status call tells whether the payment succeeded. */
export type Started =
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string | null }
  | { readonly kind: 'captured'; readonly reference: string | null };

/** `unknown`: the provider has no such order. */
export type ProviderState = {
  readonly state: 'pending' | 'paid' | 'failed' | 'unknown';
  readonly orderId: string;
  readonly amountPaise: number | null;
  readonly reference: string | null;
};

export type RefundState = { readonly state: 'pending' | 'done' | 'failed'; readonly reference: string | null };

export type Notice = { readonly eventKey: string; readonly orderId: string | null };

/** No usable answer: only a status call can tell whether the provider acted. */
export class ProviderUnavailable extends Error {}

export type PaymentProvider = {
  /** 'phonepe' or 'juspay', stored on the order. */
  readonly name: string;
  /** Throws ProviderUnavailable, as the other calls do. */
  start(order: ProviderOrder): Promise<Started>;
  status(orderId: string): Promise<ProviderState>;
  /** Its page takes no payment for the order any more; false where one was made. Missing where a provider has no such call. */
  close?(orderId: string): Promise<boolean>;
  refund(orderId: string, refundId: string, amountPaise: number): Promise<RefundState>;
  refundStatus(orderId: string, refundId: string): Promise<RefundState>;
  /** The verified event of a callback or webhook, or undefined where its signature is wrong. */
  readNotice(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Notice | undefined;
};

export type Payments = {
  /** Those that are configured. */
  readonly methods: readonly PaymentMethod[];
  providerOf(method: PaymentMethod): PaymentProvider;
  named(name: string): PaymentProvider | undefined;
};
