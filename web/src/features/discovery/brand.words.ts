import type { BrandPage } from '@plyhaat/contract/discovery/brands';
import type { Question } from '#shell/structured-data.ts';
import { counted, inOneLine, inSentence, kindText } from './words.ts';

export const titleOf = ({ name }: BrandPage): string => `${name}: products, prices and sellers`;

const kindNames = ({ kinds }: BrandPage, most: number) => kinds.slice(0, most).map(({ name }) => inSentence(name));

export function leadOf(brand: BrandPage): string {
  const what = brand.kinds.length > 0 ? ` in ${inOneLine(kindNames(brand, 3))}` : '';
  return `${counted(brand.productsCount, 'product')} of ${brand.name}${what} from ${counted(brand.sellersCount, 'seller')} across India.`;
}

/** Questions that the page's own figures answer. */
export function questionsAbout(brand: BrandPage): Question[] {
  const { name, kinds, states, sellers } = brand;
  const costs = kinds.slice(0, 4).flatMap(kindText);
  const makes = kinds.map((kind) => `${inSentence(kind.name)} (${counted(kind.productsCount, 'product')})`);
  const where = states.slice(0, 6).map((state) => `${state.name} (${counted(state.count, 'product')})`);
  const who = sellers
    .slice(0, 3)
    .map((seller) => `${seller.companyName || seller.name}${seller.cityName ? ` in ${seller.cityName}` : ''}`);
  return [
    { question: `What does ${name} offer?`, answer: `On Plyhaat you will find ${inOneLine(makes)}.`, parts: makes },
    {
      question: `What do ${name} products cost?`,
      answer: `Sellers quote ${inOneLine(costs)}. GST is extra.`,
      parts: costs,
    },
    { question: `Where is ${name} sold?`, answer: `In ${inOneLine(where)}.`, parts: where },
    { question: `Who sells ${name}?`, answer: `Sellers include ${inOneLine(who)}.`, parts: who },
  ].flatMap(({ parts, ...asked }) => (parts.length > 0 ? [asked] : []));
}
