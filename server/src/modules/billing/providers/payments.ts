import { type PaymentMethod, type PaymentProvider, type Payments, ProviderUnavailable } from './provider.ts';

type Offered = Partial<Readonly<Record<PaymentMethod, PaymentProvider>>>;

/** What is offered, in the order it is shown. Two methods may share a provider. */
export function paymentsBy(offered: Offered): Payments {
  const methods = (['phonepay', 'justpay', 'card'] as const).filter((method) => offered[method]);
  return {
    methods,
    providerOf(method) {
      const provider = offered[method];
      if (!provider) throw new ProviderUnavailable(`${method} is not configured`);
      return provider;
    },
    named: (name) => Object.values(offered).find((provider) => provider.name === name),
  };
}
