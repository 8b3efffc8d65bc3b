import { roleLabel } from '@plyhaat/contract/core/role-label';
import type { Role } from '@plyhaat/contract/core/roles';
import type { SellersPlace } from '@plyhaat/contract/discovery/places';
import type { Question } from '#shell/structured-data.ts';
import { counted, inFigures, inOneLine, inSentence, kindText, rangesText, rangeText } from './words.ts';

export const placeName = ({ city, state }: SellersPlace): string => city?.name ?? state.name;
const whole = ({ city, state }: SellersPlace) => (city ? `${city.name}, ${state.name}` : state.name);

export const titleOf = (place: SellersPlace): string =>
  place.category
    ? `${place.category.name} sellers in ${whole(place)}`
    : `Plywood and interior material sellers in ${whole(place)}`;

const traders = ({ sellersCount, category }: SellersPlace) =>
  category ? `${counted(sellersCount, 'seller')} of ${inSentence(category.name)}` : counted(sellersCount, 'seller');

const verified = ({ verifiedCount, sellersCount }: SellersPlace) =>
  verifiedCount === sellersCount
    ? 'all with a checked GST number'
    : `${inFigures(verifiedCount)} with a checked GST number`;

/** The summary of the page, made of counted figures only. */
export function leadOf(place: SellersPlace): string {
  const { productsCount, prices, verifiedCount } = place;
  const who = `${traders(place)} in ${whole(place)}${verifiedCount > 0 ? `, ${verified(place)}` : ''}.`;
  const [first] = prices;
  const from = place.category && first ? ` at ${rangeText(first)}` : '';
  const what = productsCount > 0 ? ` ${counted(productsCount, 'product')} on offer${from}.` : '';
  return `${who}${what}`;
}

const ROLES: Partial<Record<Role, readonly [one: string, many: string]>> = {
  'MANUFACTURER/IMPORTER': ['manufacturer or importer', 'manufacturers or importers'],
  'MANUFACTURER/CORPORATE': ['corporate manufacturer', 'corporate manufacturers'],
};
function roleCount({ role, count }: SellersPlace['roles'][number]): string {
  const plain = roleLabel(role).toLowerCase();
  return counted(count, ...(ROLES[role] ?? ([plain, `${plain}s`] as const)));
}

function howMany(place: SellersPlace): Question {
  const what = place.category ? `${inSentence(place.category.name)} sellers` : 'sellers';
  const roles = inOneLine(place.roles.map(roleCount));
  const checked =
    place.verifiedCount > 0 ? ` ${inFigures(place.verifiedCount)} of them have a GST number that we checked.` : '';
  return {
    question: `How many ${what} are there in ${placeName(place)}?`,
    answer: `${traders(place)} in ${whole(place)} ${place.sellersCount === 1 ? 'is' : 'are'} on Plyhaat: ${roles}.${checked}`,
  };
}

function howMuch(place: SellersPlace): Question[] {
  const { category, prices, kinds } = place;
  if (category && prices.length > 0)
    return [
      {
        question: `What does ${inSentence(category.name)} cost in ${placeName(place)}?`,
        answer: `Sellers in ${placeName(place)} quote ${rangesText(prices)}. GST is extra; the price depends on grade, thickness and quantity.`,
      },
    ];
  if (category || kinds.length === 0) return [];
  const lines = kinds.slice(0, 4).flatMap(kindText);
  return [
    {
      question: `What do building materials cost in ${placeName(place)}?`,
      answer: `Sellers in ${placeName(place)} quote ${inOneLine(lines)}. GST is extra.`,
    },
  ];
}

function whichBrands(place: SellersPlace): Question[] {
  if (place.brands.length === 0) return [];
  const what = place.category ? `${inSentence(place.category.name)} brands` : 'brands';
  return [
    {
      question: `Which ${what} are sold in ${placeName(place)}?`,
      answer: `${inOneLine(place.brands.slice(0, 8).map(({ name, count }) => `${name} (${counted(count, 'product')})`))}.`,
    },
  ];
}

function whoIsBest(place: SellersPlace): Question[] {
  const rated = place.sellers.filter(({ reviewCount }) => reviewCount > 0).slice(0, 3);
  if (rated.length === 0) return [];
  const lines = rated.map(
    ({ companyName, name, rating, reviewCount }) =>
      `${companyName || name} (${rating.toFixed(1)} of 5 from ${counted(reviewCount, 'review')})`,
  );
  const what = place.category ? `${inSentence(place.category.name)} sellers` : 'sellers';
  return [{ question: `Who are the best rated ${what} in ${placeName(place)}?`, answer: `${inOneLine(lines)}.` }];
}

/** Questions that the page's own figures answer. */
export const questionsAbout = (place: SellersPlace): Question[] => [
  howMany(place),
  ...howMuch(place),
  ...whichBrands(place),
  ...whoIsBest(place),
];
