import * as z from 'zod/mini';
import { contactsIn, NO_CONTACTS } from '../core/contact-in-text.ts';
import { endpoint } from '../core/endpoint.ts';
import { optionalTextThat } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { listOf, paging } from '../core/paging.ts';
import { filled } from '../core/sentence.ts';
import { productNotFound } from './catalog.ts';
import { SharedProduct, shareNotFound } from './shares.ts';

/** So many products one list holds (CAT-21). */
export const MOST_SHARED = 50;
const LONGEST_TITLE = 80;
const CHOOSE_ONE = 'Please choose at least one product';

const ShareForm = z.object({
  productIds: listOfAtMost(
    z.uuid(),
    MOST_SHARED,
    filled`Please choose at most ${{ most: MOST_SHARED }} products`,
  ).check(z.minLength(1, CHOOSE_ONE)),
  title: z._default(
    optionalTextThat((text) => contactsIn(text).length === 0, NO_CONTACTS, LONGEST_TITLE),
    null,
  ),
});

/** A list as its sharer sees it. */
export const OwnShare = z.object({
  code: z.string(),
  title: z.nullable(z.string()),
  companyName: z.string(),
  createdAt: z.string(),
  /** Visitors, each once a day; the sharer does not count. */
  opens: z.int(),
  leads: z.int(),
  products: z.array(SharedProduct),
});
export type OwnShare = z.infer<typeof OwnShare>;

export const makeShare = endpoint({
  method: 'POST',
  path: '/shares',
  access: 'seller',
  summary: "Shares some of the caller's own products with today's prices, at the short address /l/{code}",
  creates: true,
  body: ShareForm,
  reply: { message: z.string(), data: OwnShare },
  failures: [productNotFound],
});
export const listShares = endpoint({
  method: 'GET',
  path: '/shares',
  access: 'seller',
  summary: "The caller's shared lists with their opens and leads, latest first",
  query: z.object(paging(20)),
  reply: listOf(OwnShare),
});
export const deleteShare = endpoint({
  method: 'DELETE',
  path: '/shares/:code',
  access: 'seller',
  summary: 'Stops sharing a list: its address leads nowhere from then on',
  params: z.object({ code: z.string().check(z.maxLength(100)) }),
  reply: { message: z.string() },
  failures: [shareNotFound],
});
