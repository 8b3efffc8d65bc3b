import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { SellersPlace } from '@plyhaat/contract/discovery/places';
import type { Question } from '#shell/structured-data.ts';
import { inOneLine } from '#ui/in-one-line.ts';
import type { Say } from '#ui/said.ts';
import { roleCount } from './role-count.ts';
import { inFigures, inSentence, kindText, rangesText, rangeText, withProducts } from './words.ts';

export const placeName = ({ city, state }: SellersPlace): string => city?.name ?? state.name;
const whole = ({ city, state }: SellersPlace) => (city ? `${city.name}, ${state.name}` : state.name);

export function titleOf(place: SellersPlace): MessageDescriptor {
  const where = whole(place);
  return place.category
    ? msg`${{ category: place.category.name }} sellers in ${where}`
    : msg`Plywood and interior material sellers in ${where}`;
}

/** Who sells there, and how many of them are checked. */
function sellersText(place: SellersPlace): MessageDescriptor {
  const { sellersCount: count, verifiedCount, category } = place;
  const [where, sellers, checked] = [whole(place), inFigures(count), inFigures(verifiedCount)];
  const what = category && inSentence(category.name);
  if (verifiedCount === 0)
    return what
      ? msg`${plural(count, { one: `${sellers} seller of ${what} in ${where}.`, other: `${sellers} sellers of ${what} in ${where}.` })}`
      : msg`${plural(count, { one: `${sellers} seller in ${where}.`, other: `${sellers} sellers in ${where}.` })}`;
  if (verifiedCount === count)
    return what
      ? msg`${plural(count, { one: `${sellers} seller of ${what} in ${where}, all with a checked GST number.`, other: `${sellers} sellers of ${what} in ${where}, all with a checked GST number.` })}`
      : msg`${plural(count, { one: `${sellers} seller in ${where}, all with a checked GST number.`, other: `${sellers} sellers in ${where}, all with a checked GST number.` })}`;
  return what
    ? msg`${plural(count, { one: `${sellers} seller of ${what} in ${where}, ${checked} with a checked GST number.`, other: `${sellers} sellers of ${what} in ${where}, ${checked} with a checked GST number.` })}`
    : msg`${plural(count, { one: `${sellers} seller in ${where}, ${checked} with a checked GST number.`, other: `${sellers} sellers in ${where}, ${checked} with a checked GST number.` })}`;
}

function offerText({ productsCount: count, prices: [first], category }: SellersPlace, say: Say): MessageDescriptor {
  const products = inFigures(count);
  if (!category || !first)
    return msg`${plural(count, { one: `${products} product on offer.`, other: `${products} products on offer.` })}`;
  const range = rangeText(first, say);
  return msg`${plural(count, { one: `${products} product on offer at ${range}.`, other: `${products} products on offer at ${range}.` })}`;
}

/** The summary of the page, made of counted figures only. */
export function leadOf(place: SellersPlace, say: Say): string {
  const sentences = [sellersText(place), ...(place.productsCount > 0 ? [offerText(place, say)] : [])];
  return sentences.map(say).join(' ');
}

type Asked = readonly [question: MessageDescriptor, ...answer: MessageDescriptor[]];

function howMany(place: SellersPlace, say: Say): Asked {
  const { category, sellersCount: count, verifiedCount } = place;
  const [here, where, sellers] = [placeName(place), whole(place), inFigures(count)];
  const roles = inOneLine(
    place.roles.map(({ role, count }) => roleCount(role, count, say)),
    say,
  );
  const checked =
    verifiedCount > 0 ? [msg`${{ checked: inFigures(verifiedCount) }} of them have a GST number that we checked.`] : [];
  if (!category)
    return [
      msg`How many sellers are there in ${here}?`,
      msg`${plural(count, { one: `${sellers} seller in ${where} is on Plyhaat: ${roles}.`, other: `${sellers} sellers in ${where} are on Plyhaat: ${roles}.` })}`,
      ...checked,
    ];
  const what = inSentence(category.name);
  return [
    msg`How many ${what} sellers are there in ${here}?`,
    msg`${plural(count, { one: `${sellers} seller of ${what} in ${where} is on Plyhaat: ${roles}.`, other: `${sellers} sellers of ${what} in ${where} are on Plyhaat: ${roles}.` })}`,
    ...checked,
  ];
}

function howMuch(place: SellersPlace, say: Say): Asked[] {
  const { category, prices, kinds } = place;
  const here = placeName(place);
  if (category && prices.length > 0) {
    const [what, ranges] = [inSentence(category.name), rangesText(prices, say)];
    return [
      [
        msg`What does ${what} cost in ${here}?`,
        msg`Sellers in ${here} quote ${ranges}. GST is extra; the price depends on grade, thickness and quantity.`,
      ],
    ];
  }
  if (category || kinds.length === 0) return [];
  const lines = inOneLine(
    kinds.slice(0, 4).flatMap((kind) => kindText(kind, say)),
    say,
  );
  return [[msg`What do building materials cost in ${here}?`, msg`Sellers in ${here} quote ${lines}. GST is extra.`]];
}

function whichBrands(place: SellersPlace, say: Say): Asked[] {
  if (place.brands.length === 0) return [];
  const here = placeName(place);
  const brands = inOneLine(
    place.brands.slice(0, 8).map(({ name, count }) => withProducts(name, count, say)),
    say,
  );
  const question = place.category
    ? msg`Which ${{ what: inSentence(place.category.name) }} brands are sold in ${here}?`
    : msg`Which brands are sold in ${here}?`;
  return [[question, msg`${brands}.`]];
}

function ratedText({ companyName, name, rating, reviewCount: count }: SellersPlace['sellers'][number]) {
  const [seller, stars, reviews] = [companyName || name, rating.toFixed(1), inFigures(count)];
  return msg`${plural(count, { one: `${seller} (${stars} of 5 from ${reviews} review)`, other: `${seller} (${stars} of 5 from ${reviews} reviews)` })}`;
}

function whoIsBest(place: SellersPlace, say: Say): Asked[] {
  const rated = place.sellers.filter(({ reviewCount }) => reviewCount > 0).slice(0, 3);
  if (rated.length === 0) return [];
  const here = placeName(place);
  const sellers = inOneLine(
    rated.map((seller) => say(ratedText(seller))),
    say,
  );
  const question = place.category
    ? msg`Who are the best rated ${{ what: inSentence(place.category.name) }} sellers in ${here}?`
    : msg`Who are the best rated sellers in ${here}?`;
  return [[question, msg`${sellers}.`]];
}

/** Questions that the page's own figures answer. */
export const questionsAbout = (place: SellersPlace, say: Say): Question[] =>
  [howMany(place, say), ...howMuch(place, say), ...whichBrands(place, say), ...whoIsBest(place, say)].map(
    ([question, ...answer]) => ({ question: say(question), answer: answer.map(say).join(' ') }),
  );
