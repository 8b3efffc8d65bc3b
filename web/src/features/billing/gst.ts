import { formatRupees } from '@plyhaat/contract/core/money';

const GST = 0.18;

/** Spec 2 §9: the price times 1.18, rounded. */
export const withGst = (price: number): string => formatRupees(Math.round(price * (1 + GST)));
