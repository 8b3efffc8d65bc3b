import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Said } from '#ui/said.ts';
/** BILL-23: in dollars, tied to nothing that is sold here. */
export const STATIC_PLANS = [
  {
    id: 'free',
    name: msg`Free`,
    description: msg`For trying out a first storefront.`,
    monthly: { price: 0 },
    yearly: { price: 0 },
    features: [msg`Up to 5 listings`, msg`Store page with your name`, msg`Enquiries by e-mail`],
    limitations: [msg`Limited to 5 listings`, msg`No promotion of listings`],
  },
  {
    id: 'pro',
    name: msg`Pro`,
    description: msg`For a shop that sells every day.`,
    badge: msg`Most chosen`,
    monthly: { price: 29, was: 39 },
    yearly: { price: 290, was: 390 },
    features: [
      msg`Unlimited listings`,
      msg`Listings shown first in their category`,
      msg`Insights of 90 days`,
      msg`Support by phone`,
    ],
    limitations: [msg`One person may sign in`],
  },
  {
    id: 'enterprise',
    name: msg`Enterprise`,
    description: msg`For manufacturers with many branches.`,
    monthly: { price: 99, was: 129 },
    yearly: { price: 990, was: 1290 },
    features: [
      msg`Everything of Pro`,
      msg`A manager of your own`,
      msg`Several branches under one name`,
      msg`Connection to your own stock list`,
    ],
    limitations: [],
  },
] as const;

export const COMPARISON: readonly (readonly [feature: MessageDescriptor, ...byPlan: Said[]])[] = [
  [msg`Listings`, '5', msg`Unlimited`, msg`Unlimited`],
  [msg`Insights`, msg`7 days`, msg`90 days`, msg`12 months`],
  [msg`Promotion of listings`, msg`No`, msg`Yes`, msg`Yes`],
  [msg`People who may sign in`, '1', '1', '10'],
  [msg`Support`, msg`E-mail`, msg`Phone`, msg`A manager of your own`],
];

export const TESTIMONIALS = [
  {
    name: 'Meera Kulkarni',
    from: msg`Laminate shop, Pune`,
    text: msg`We listed our stock on a Sunday and had two calls on Monday.`,
  },
  {
    name: 'Harpreet Gill',
    from: msg`Plywood distributor, Ludhiana`,
    text: msg`Dealers find the grade and the thickness before they ring us.`,
  },
  {
    name: 'Anand Iyer',
    from: msg`Interior contractor, Chennai`,
    text: msg`One place to compare veneers and reach sellers who have them in stock.`,
  },
];

export const QUESTIONS = [
  {
    title: msg`Is there a trial?`,
    content: msg`Yes. Pro and Enterprise begin with a 14-day trial, and no card is asked for before it ends.`,
  },
  {
    title: msg`What happens to my listings when I cancel?`,
    content: msg`They leave the shop on the last day. Your data is kept with a 30-day data retention, then deleted.`,
  },
  { title: msg`Can I change the plan later?`, content: msg`At any time. The difference is settled to the day.` },
];
