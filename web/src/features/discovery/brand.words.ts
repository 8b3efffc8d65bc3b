import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BrandPage } from '@plyhaat/contract/discovery/brands';
import type { Question } from '#shell/structured-data.ts';
import { inOneLine } from '#ui/in-one-line.ts';
import type { Say } from '#ui/said.ts';
import { inFigures, inSentence, kindText, withProducts } from './words.ts';

export const titleOf = ({ name }: BrandPage): MessageDescriptor => msg`${name}: products, prices and sellers`;

export function leadOf({ name, kinds, productsCount, sellersCount }: BrandPage, say: Say): string {
  const [products, sellers] = [inFigures(productsCount), inFigures(sellersCount)];
  if (kinds.length === 0)
    return say(
      msg`${plural(productsCount, { one: `${products} product`, other: `${products} products` })} of ${name} from ${plural(sellersCount, { one: `${sellers} seller`, other: `${sellers} sellers` })} across India.`,
    );
  const what = inOneLine(
    kinds.slice(0, 3).map((kind) => inSentence(kind.name)),
    say,
  );
  return say(
    msg`${plural(productsCount, { one: `${products} product`, other: `${products} products` })} of ${name} in ${what} from ${plural(sellersCount, { one: `${sellers} seller`, other: `${sellers} sellers` })} across India.`,
  );
}

/** Questions that the page's own figures answer. */
export function questionsAbout({ name, kinds, states, sellers }: BrandPage, say: Say): Question[] {
  const costs = kinds.slice(0, 4).flatMap((kind) => kindText(kind, say));
  const makes = kinds.map((kind) => withProducts(inSentence(kind.name), kind.productsCount, say));
  const where = states.slice(0, 6).map((state) => withProducts(state.name, state.count, say));
  const who = sellers.slice(0, 3).map((seller) => {
    const [company, city] = [seller.companyName || seller.name, seller.cityName];
    return city ? say(msg`${company} in ${city}`) : company;
  });
  const asked: readonly (readonly [parts: string[], question: MessageDescriptor, answer: Answer])[] = [
    [makes, msg`What does ${name} offer?`, (parts) => msg`On Plyhaat you will find ${parts}.`],
    [costs, msg`What do ${name} products cost?`, (parts) => msg`Sellers quote ${parts}. GST is extra.`],
    [where, msg`Where is ${name} sold?`, (parts) => msg`In ${parts}.`],
    [who, msg`Who sells ${name}?`, (parts) => msg`Sellers include ${parts}.`],
  ];
  return asked
    .filter(([parts]) => parts.length > 0)
    .map(([parts, question, answer]) => ({ question: say(question), answer: say(answer(inOneLine(parts, say))) }));
}

type Answer = (parts: string) => MessageDescriptor;
