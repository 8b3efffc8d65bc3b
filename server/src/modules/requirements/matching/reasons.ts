import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatRupees } from '@plyhaat/contract/core/money';
import { DAY_MINUTES } from '@plyhaat/contract/core/time-units';
import { name, type Told, told } from '@plyhaat/contract/notifications/told';
import type { Candidate } from './candidates.sql.ts';
import type { StoredReason } from './stored-reason.ts';

export type Say = (told: Told) => string;

export const reasonText = ({ text, told }: StoredReason, say: Say): string => (told ? say(told) : text);

export const listsWords = ({ productName, others }: Pick<Candidate, 'productName' | 'others'>): Told =>
  others > 0
    ? told`Lists ${{ product: name(productName) }} and ${{ others }} more that fit`
    : told`Lists ${{ product: name(productName) }}`;

export function placeWords({ reach, ...place }: Candidate, buyerState: string): Told {
  const [cityName, stateName] = [place.cityName ?? '', place.stateName ?? ''];
  if (reach === 'city') return told`In ${{ city: cityName }}`;
  if (reach === 'state') return told`In ${{ place: cityName || stateName }}, the same state`;
  if (reach === 'chosen') return told`Delivers to ${{ state: buyerState }}`;
  return told`In neighbouring ${{ state: stateName }}, with buyers in ${{ buyerState }} this year`;
}

export function answersWords(minutes: number): Told {
  if (minutes < 60) return told`Answers enquiries within an hour`;
  return minutes < DAY_MINUTES
    ? told`Answers enquiries within ${{ hours: Math.ceil(minutes / 60) }} hours`
    : told`Answers enquiries within ${{ days: Math.ceil(minutes / DAY_MINUTES) }} days`;
}

type Priced = { readonly price: number; readonly unit: PriceUnit; readonly unitName: string };

/** `over` is the share by which it is above the budget. */
export function priceWords({ price, unit: pricetype, unitName }: Priced, over: number): Told {
  const [asked, unit] = [name(formatRupees(price)), perOne({ pricetype, unitName })];
  return over <= 0
    ? told`Asks ${{ asked }} ${{ unit }}, within the budget`
    : told`Asks ${{ asked }} ${{ unit }}, ${{ over: Math.ceil(over * 100) }}% over the budget`;
}
