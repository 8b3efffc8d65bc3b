/** 1,23,456: a thousand, then hundreds. Written out, because loading Intl holds up the first page of a slow phone. */
const inIndianGroups = (digits: string): string => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');

/** `₹1,23,456`, with paise only where there are any. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const whole = inIndianGroups(String(Math.floor(paise / 100)));
  const rest = paise % 100 === 0 ? '' : `.${String(paise % 100).padStart(2, '0')}`;
  return `${rupees < 0 && paise > 0 ? '-' : ''}₹${whole}${rest}`;
}

/** `₹5,999.00`, as bills write it. */
export const formatExact = (rupees: number): string =>
  Number.isInteger(rupees) ? `${formatRupees(rupees)}.00` : formatRupees(rupees);

/** Discount percent (ALL-2); null where there is nothing off. */
export function discountPercent(price: number, sellingPrice: number): number | null {
  if (!(price > 0) || !(sellingPrice < price)) return null;
  return Math.round(((price - sellingPrice) / price) * 100);
}

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

const GST_PERCENT = 18;

/**
 * The tax on a sum in paise. Each head is exact in paise; the customer pays whole rupees, rounded once on the sum, and
 * the difference stands on the invoice as `roundOff` (at most 50 paise either way).
 */
export function gstOn(taxable: number, intraState: boolean) {
  const half = Math.round((taxable * GST_PERCENT) / 200);
  const heads = intraState
    ? { cgst: half, sgst: half, igst: 0 }
    : { cgst: 0, sgst: 0, igst: Math.round((taxable * GST_PERCENT) / 100) };
  const exact = taxable + heads.cgst + heads.sgst + heads.igst;
  const total = Math.round(exact / 100) * 100;
  return { taxable, ...heads, roundOff: total - exact, total };
}
