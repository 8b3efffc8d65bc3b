import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Said } from '#ui/said.ts';

/** What staff act on: 'a plan', 'plan Dealer Standard', '2 plans'. */
type Thing = {
  readonly one: MessageDescriptor;
  readonly named: (name: string) => Said;
  /** `shown` is the number as it is written. */
  readonly counted: (count: number, shown: string) => MessageDescriptor;
};

/** Products and members are named without their kind. */
const itself = (name: string) => name;

export const THINGS: Readonly<Record<string, Thing>> = {
  product: {
    one: msg`a product`,
    named: itself,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} product`, other: `${shown} products` })}`,
  },
  member: {
    one: msg`a member`,
    named: itself,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} member`, other: `${shown} members` })}`,
  },
  banner: {
    one: msg`a banner`,
    named: (name) => msg`banner ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} banner`, other: `${shown} banners` })}`,
  },
  advertisement: {
    one: msg`a new arrival`,
    named: (name) => msg`new arrival ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} new arrival`, other: `${shown} new arrivals` })}`,
  },
  flashSale: {
    one: msg`a flash sale`,
    named: (name) => msg`flash sale ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} flash sale`, other: `${shown} flash sales` })}`,
  },
  promotion: {
    one: msg`a promotion`,
    named: (name) => msg`promotion ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} promotion`, other: `${shown} promotions` })}`,
  },
  reel: {
    one: msg`a reel`,
    named: (name) => msg`reel ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} reel`, other: `${shown} reels` })}`,
  },
  dealership: {
    one: msg`a dealership`,
    named: (name) => msg`dealership ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} dealership`, other: `${shown} dealerships` })}`,
  },
  opportunity: {
    one: msg`an opportunity`,
    named: (name) => msg`opportunity ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} opportunity`, other: `${shown} opportunities` })}`,
  },
  comment: {
    one: msg`a comment`,
    named: (name) => msg`a comment on ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} comment`, other: `${shown} comments` })}`,
  },
  gst: {
    one: msg`a GST document`,
    named: (name) => msg`the GST document of ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} GST document`, other: `${shown} GST documents` })}`,
  },
  batch: {
    one: msg`a upload`,
    named: (name) => msg`upload ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} upload`, other: `${shown} uploads` })}`,
  },
  category: {
    one: msg`a category`,
    named: (name) => msg`category ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} category`, other: `${shown} categories` })}`,
  },
  brand: {
    one: msg`a brand`,
    named: (name) => msg`brand ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} brand`, other: `${shown} brands` })}`,
  },
  city: {
    one: msg`a city`,
    named: (name) => msg`city ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} city`, other: `${shown} cities` })}`,
  },
  lexicon: {
    one: msg`a word`,
    named: (name) => msg`word ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} word`, other: `${shown} words` })}`,
  },
  post: {
    one: msg`a post`,
    named: (name) => msg`post ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} post`, other: `${shown} posts` })}`,
  },
  video: {
    one: msg`a video`,
    named: (name) => msg`video ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} video`, other: `${shown} videos` })}`,
  },
  template: {
    one: msg`a reason template`,
    named: (name) => msg`reason template ${name}`,
    counted: (count, shown) =>
      msg`${plural(count, { one: `${shown} reason template`, other: `${shown} reason templates` })}`,
  },
  plan: {
    one: msg`a plan`,
    named: (name) => msg`plan ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} plan`, other: `${shown} plans` })}`,
  },
  topup: {
    one: msg`a top-up`,
    named: (name) => msg`top-up ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} top-up`, other: `${shown} top-ups` })}`,
  },
  order: {
    one: msg`an order`,
    named: (name) => msg`order ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} order`, other: `${shown} orders` })}`,
  },
  lead: {
    one: msg`a lead`,
    named: (name) => msg`lead ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} lead`, other: `${shown} leads` })}`,
  },
  payment: {
    one: msg`a payment`,
    named: (name) => msg`payment ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} payment`, other: `${shown} payments` })}`,
  },
  export: {
    one: msg`a list`,
    named: (name) => msg`list ${name}`,
    counted: (count, shown) => msg`${plural(count, { one: `${shown} list`, other: `${shown} lists` })}`,
  },
};
