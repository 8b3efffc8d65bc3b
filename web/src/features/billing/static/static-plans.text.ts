/** BILL-23: in dollars, tied to nothing that is sold here. */
export const STATIC_PLANS = [
  {
    name: 'Free',
    description: 'For trying out a first storefront.',
    monthly: { price: 0 },
    yearly: { price: 0 },
    features: ['Up to 5 listings', 'Store page with your name', 'Enquiries by e-mail'],
    limitations: ['Limited to 5 listings', 'No promotion of listings'],
  },
  {
    name: 'Pro',
    description: 'For a shop that sells every day.',
    badge: 'Most chosen',
    monthly: { price: 29, was: 39 },
    yearly: { price: 290, was: 390 },
    features: [
      'Unlimited listings',
      'Listings shown first in their category',
      'Insights of 90 days',
      'Support by phone',
    ],
    limitations: ['One person may sign in'],
  },
  {
    name: 'Enterprise',
    description: 'For manufacturers with many branches.',
    monthly: { price: 99, was: 129 },
    yearly: { price: 990, was: 1290 },
    features: [
      'Everything of Pro',
      'A manager of your own',
      'Several branches under one name',
      'Connection to your own stock list',
    ],
    limitations: [],
  },
] as const;

export const COMPARISON: readonly (readonly [feature: string, ...byPlan: string[]])[] = [
  ['Listings', '5', 'Unlimited', 'Unlimited'],
  ['Insights', '7 days', '90 days', '12 months'],
  ['Promotion of listings', 'No', 'Yes', 'Yes'],
  ['People who may sign in', '1', '1', '10'],
  ['Support', 'E-mail', 'Phone', 'A manager of your own'],
];

export const TESTIMONIALS = [
  {
    name: 'Meera Kulkarni',
    from: 'Laminate shop, Pune',
    text: 'We listed our stock on a Sunday and had two calls on Monday.',
  },
  {
    name: 'Harpreet Gill',
    from: 'Plywood distributor, Ludhiana',
    text: 'Dealers find the grade and the thickness before they ring us.',
  },
  {
    name: 'Anand Iyer',
    from: 'Interior contractor, Chennai',
    text: 'One place to compare veneers and reach sellers who have them in stock.',
  },
];

export const QUESTIONS = [
  {
    title: 'Is there a trial?',
    content: 'Yes. Pro and Enterprise begin with a 14-day trial, and no card is asked for before it ends.',
  },
  {
    title: 'What happens to my listings when I cancel?',
    content: 'They leave the shop on the last day. Your data is kept with a 30-day data retention, then deleted.',
  },
  { title: 'Can I change the plan later?', content: 'At any time. The difference is settled to the day.' },
];
