import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { productCount } from './counts.ts';

const shown = (count: number) => count.toLocaleString('en-IN');

/** Of a place with few, with those of other places that are listed after them (SEARCH-9). */
export const showProducts = (total: number, more: number): MessageDescriptor =>
  more > 0
    ? msg`${plural(total, {
        one: `Show 1 product + ${{ nearby: shown(more) }} nearby`,
        other: `Show ${{ shown: shown(total) }} products + ${{ nearby: shown(more) }} nearby`,
      })}`
    : msg`${plural(total, { one: 'Show 1 product', other: `Show ${{ shown: shown(total) }} products` })}`;

type Found = {
  readonly total: number;
  /** Other places that follow, and how many they hold. */
  readonly nearby?: { readonly place: string; readonly more: number } | undefined;
  /** The words that were searched. */
  readonly words: string;
};

/** How many there are, those of other places apart (SEARCH-9). */
export function foundProducts({ total, nearby, words }: Found): MessageDescriptor {
  if (!nearby) return words === '' ? productCount(total) : productsFor(total, words);
  const place = nearby.place;
  const more = shown(nearby.more);
  if (words === '')
    return msg`${plural(total, {
      one: `1 product in ${place}, ${{ nearby: more }} nearby`,
      other: `${{ shown: shown(total) }} products in ${place}, ${{ nearby: more }} nearby`,
    })}`;
  return msg`${plural(total, {
    one: `1 product in ${place}, ${{ nearby: more }} nearby for “${words}”`,
    other: `${{ shown: shown(total) }} products in ${place}, ${{ nearby: more }} nearby for “${words}”`,
  })}`;
}

const productsFor = (total: number, words: string) =>
  msg`${plural(total, {
    one: `1 product for “${words}”`,
    other: `${{ shown: shown(total) }} products for “${words}”`,
  })}`;
