import { msg } from '@lingui/core/macro';
import { PIECE } from '@plyhaat/contract/core/quantity';
import type { PriceRequest } from '@plyhaat/contract/leads/price-request';
import type { Say } from '#ui/said.ts';
import { formatIsoDay } from '#ui/words/dates.ts';
import { formatQuantity } from '#ui/words/quantities.ts';

type Asked = Pick<PriceRequest, 'quantity' | 'unit' | 'unitName'>;

function quantityOf({ quantity, unit, unitName }: Asked, say: Say): string | null {
  if (!quantity || !unit) return null;
  return formatQuantity({ amount: quantity, unit, noun: unitName ?? PIECE }, say);
}

/** `120 sheets, to Nashik, by 20 Nov 2026`; null where nothing was said. */
export function describeRequest({ city, neededBy, ...asked }: PriceRequest, say: Say): string | null {
  const parts = [
    quantityOf(asked, say),
    city && say(msg({ message: `to ${city}`, context: 'where goods go' })),
    neededBy &&
      say(msg({ message: `by ${{ day: formatIsoDay(neededBy, say) }}`, context: 'the day goods are needed' })),
  ];
  return parts.filter(Boolean).join(', ') || null;
}
