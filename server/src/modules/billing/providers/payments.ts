import { cardPage, sampleCard } from './card.ts';
import { type Juspay, juspay } from './juspay.ts';
import { type PhonePeV1, phonePeV1 } from './phonepe.v1.ts';
import { type PhonePeV2, phonePeV2 } from './phonepe.v2.ts';
import { type PaymentMethod, type PaymentProvider, type Payments, ProviderUnavailable } from './provider.ts';

/** `card` goes through Juspay: by its hosted page, or, in demo mode, at once with a sample card. */
export type PaymentSettings = {
  readonly phonepe?: PhonePeV1 | PhonePeV2 | undefined;
  readonly juspay?: Juspay | undefined;
  readonly card?: 'page' | 'sample' | undefined;
};

const phonePe = (settings: PhonePeV1 | PhonePeV2): PaymentProvider =>
  settings.version === 'v1' ? phonePeV1(settings) : phonePeV2(settings);

/** What is offered, in the order it is shown. Two methods may share a provider. */
export function openPayments({ phonepe, juspay: gateway, card }: PaymentSettings): Payments {
  const offered: Partial<Record<PaymentMethod, PaymentProvider>> = {
    ...(phonepe && { phonepay: phonePe(phonepe) }),
    ...(gateway && { justpay: juspay(gateway) }),
    ...(gateway && card && { card: card === 'sample' ? sampleCard(gateway) : cardPage(gateway) }),
  };
  return {
    methods: Object.keys(offered) as PaymentMethod[],
    providerOf(method) {
      const provider = offered[method];
      if (!provider) throw new ProviderUnavailable(`${method} is not configured`);
      return provider;
    },
    named: (name) => Object.values(offered).find((provider) => provider.name === name),
  };
}
