import { msg } from '@lingui/core/macro';
import { sharePath } from '@plyhaat/contract/catalog/share-code';
import type { OwnShare } from '@plyhaat/contract/catalog/share-form';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { perOne, priceEach } from '#ui/words/prices.ts';

/** A message stays readable, and its address within what WhatsApp takes. */
const MOST_LINES = 25;

/** What is sent by WhatsApp: the rates, and the link to pictures and today's prices. */
export function rateListText(list: OwnShare, publicUrl: string, say: Say): string {
  const lines = list.products
    .slice(0, MOST_LINES)
    .map((line, at) => `${at + 1}. ${line.name}: ${priceEach(formatRupees(line.price), perOne(line, say), say)}`);
  const more = list.products.length - MOST_LINES;
  const address = `${publicUrl}${sharePath(list.code)}`;
  return [
    `*${list.title ?? say(msg`Rate list`)}*`,
    `${list.companyName}, ${formatDay(new Date(list.createdAt), say)}`,
    '',
    ...lines,
    ...(more > 0 ? [say(msg`and ${more} more`)] : []),
    '',
    say(msg`GST extra. Pictures and today's prices: ${address}`),
  ].join('\n');
}
