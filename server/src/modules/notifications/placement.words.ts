import { name, type Told, told } from '@plyhaat/contract/notifications/told';

// A sentence for each kind of placement: other languages say 'your' and 'approved' by the gender of what follows.

type PlacementKind = 'banner' | 'advertisement' | 'flashSale' | 'promotion';
type Words = {
  readonly submitted: (product?: string) => Told;
  readonly approved: (product?: string) => Told;
  readonly rejected: (reason: string, product?: string) => Told;
};

export const PLACEMENT_WORDS: Readonly<Record<PlacementKind, Words>> = {
  banner: {
    submitted: (product) =>
      product
        ? told`Your banner for ${{ product: name(product) }} is under review. You will be notified when verification is complete.`
        : told`Your banner is under review. You will be notified when verification is complete.`,
    approved: (product) =>
      product ? told`Your banner for ${{ product: name(product) }} is approved.` : told`Your banner is approved.`,
    rejected: (reason, product) =>
      product
        ? told`Your banner for ${{ product: name(product) }} was not approved: ${{ reason: name(reason) }}`
        : told`Your banner was not approved: ${{ reason: name(reason) }}`,
  },
  advertisement: {
    submitted: (product) =>
      product
        ? told`Your new arrival for ${{ product: name(product) }} is under review. You will be notified when verification is complete.`
        : told`Your new arrival is under review. You will be notified when verification is complete.`,
    approved: (product) =>
      product
        ? told`Your new arrival for ${{ product: name(product) }} is approved.`
        : told`Your new arrival is approved.`,
    rejected: (reason, product) =>
      product
        ? told`Your new arrival for ${{ product: name(product) }} was not approved: ${{ reason: name(reason) }}`
        : told`Your new arrival was not approved: ${{ reason: name(reason) }}`,
  },
  flashSale: {
    submitted: (product) =>
      product
        ? told`Your flash sale for ${{ product: name(product) }} is under review. You will be notified when verification is complete.`
        : told`Your flash sale is under review. You will be notified when verification is complete.`,
    approved: (product) =>
      product
        ? told`Your flash sale for ${{ product: name(product) }} is approved.`
        : told`Your flash sale is approved.`,
    rejected: (reason, product) =>
      product
        ? told`Your flash sale for ${{ product: name(product) }} was not approved: ${{ reason: name(reason) }}`
        : told`Your flash sale was not approved: ${{ reason: name(reason) }}`,
  },
  promotion: {
    submitted: (product) =>
      product
        ? told`Your promotion for ${{ product: name(product) }} is under review. You will be notified when verification is complete.`
        : told`Your promotion is under review. You will be notified when verification is complete.`,
    approved: (product) =>
      product ? told`Your promotion for ${{ product: name(product) }} is approved.` : told`Your promotion is approved.`,
    rejected: (reason, product) =>
      product
        ? told`Your promotion for ${{ product: name(product) }} was not approved: ${{ reason: name(reason) }}`
        : told`Your promotion was not approved: ${{ reason: name(reason) }}`,
  },
};
