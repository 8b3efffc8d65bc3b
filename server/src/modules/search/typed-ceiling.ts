import type { CeilingPer } from '@plyhaat/contract/core/ceiling';

/** The most that something may cost; without `per` the text does not say of what. */
export type TypedCeiling = { readonly amount: number; readonly per?: CeilingPer };

const BEFORE =
  '(?:under|undr|below|belo|belw|up\\s?to|uptill?|less than|lesser than|cheaper than|not more than|within|max(?:imum)?|budget)';
const AFTER =
  '(?:(?:se|ke|ki|ya|or|and|peksha|pekshya|chya)\\s+(?:bhi\\s+)?(?:kam|km|kami|niche|neeche|nichey|andar|ander|aat|khali|sast[aie]|less|below)|tak|paryant)';
const RUPEES = '(?:₹|(?:rs|inr|rupees?|rupaye|rupay|rupye|rupaya|rupe|rup)\\b\\.?)';
const NUMBER = '(\\d+(?:,\\d{2,3})*(?:\\.\\d+)?)';
const THOUSAND = '(?:\\s*(k|hazaa?r|hajaa?r|thousand)\\b)?';
const AMOUNT = `${RUPEES}?\\s*${NUMBER}${THOUSAND}(?:\\s*/-)?(?:\\s*${RUPEES})?`;
/** 'Under 18 mm' and 'within 5 km' are no price. */
const NO_PRICE = '(?!\\s*(?:mm|cm|m|mt|km|ft|feet|foot|fut|inch\\w*|"|kgs?|sut|soot|x|by|bai|days?|din|%)(?![a-z]))';
const SQUARE_FOOT =
  '(?:sq\\.?\\s*(?:ft|feet|foot|fut)|sqft|sft|psf|square\\s+(?:ft|feet|foot|fut)|skvea?r\\s+(?:ft|feet|foot|fut|phut))';
const ONE = '(?:unit|sheet|piece|pcs?|nos?|door|pair|set|roll|box|panel|length|bucket|tin|nag)';
const EACH = '(?:per|prati|har|an?|ek|/)';
const PER = `(?:\\s*(?:${EACH}\\s*)?(${SQUARE_FOOT})\\b|\\s*${EACH}\\s*(${ONE})\\b|\\s+(each)\\b)?`;
const END = '(?![a-z\\d.])';

const CEILINGS = [
  new RegExp(`(?<![a-z\\d])${BEFORE}\\s*(?:of\\s+)?${AMOUNT}${END}${NO_PRICE}${PER}`),
  new RegExp(`(?<![a-z\\d.])${AMOUNT}${PER}\\s+${AFTER}${END}`),
];

const LARGEST = 1e9;
const THOUSANDS = 1000;

/** Parts the first ceiling from a text in small Latin letters: 'under 180', '₹3,000 se kam', 'upto 3k per sheet'. */
export function takeCeiling(text: string): { ceiling?: TypedCeiling; rest: string } {
  for (const pattern of CEILINGS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, number = '', thousand, sqft, one, each] = found;
    const amount = Number(number.replaceAll(',', '')) * (thousand ? THOUSANDS : 1);
    if (!(amount > 0 && amount <= LARGEST)) continue;
    const per = sqft ? 'sqft' : one || each ? 'unit' : undefined;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`;
    return { ceiling: { amount, ...(per && { per }) }, rest };
  }
  return { rest: text };
}

const PER_TEXTS: Readonly<Record<CeilingPer, string>> = { sqft: ' per sq ft', unit: ' per unit' };

/** A ceiling as `takeCeiling` reads it. */
export const writtenCeiling = ({ amount, per }: TypedCeiling): string => `under ${amount}${per ? PER_TEXTS[per] : ''}`;
