import type { NotificationType, PayloadOf } from '@plyhaat/contract/notifications/kinds';
import type { World } from './notifications.world.ts';

type Written<T extends NotificationType> = { readonly payload: PayloadOf<T>; readonly content?: string };
type Example<T extends NotificationType> = (world: World, turn: number) => Written<T>;
type Examples = { readonly [T in NotificationType]: Example<T> };

const at = <T>(list: readonly T[], turn: number): T | undefined => list[turn % Math.max(1, list.length)];
const firmOf = ({ firms }: World, turn: number) => at(firms, turn) ?? { id: '', name: 'A company' };
const productOf = ({ products, arrival }: World, turn: number) => at(products, turn) ?? arrival;
const visitor = (world: World, turn: number) => {
  const { id, name } = firmOf(world, turn);
  return { organizationName: name, accessedBy: id };
};
const details = (world: World, turn: number) => ({ productDetails: productOf(world, turn) });
const textOnly = (content: string) => () => ({ payload: {}, content });
const WAIT = 'is under review. You will be notified when verification is complete.';
/** A text about one of the member's products. */
const about =
  (before: string, after: string, reason?: string) =>
  (world: World, turn: number): { payload: { reason?: string }; content: string } => ({
    payload: reason ? { reason } : {},
    content: `${before} ${productOf(world, turn).name} ${after}${reason ? `: ${reason}` : ''}`,
  });
const ofRequirement = (words: (firm: string, title: string) => string) => (world: World, turn: number) => ({
  payload: { requirementId: world.requirement.id },
  content: words(firmOf(world, turn).name, world.requirement.title),
});

const TRADE = {
  profile_view: (world, turn) => ({ payload: turn % 3 === 2 ? { count: 9 } : visitor(world, turn) }),
  product_view: (world, turn) => {
    const { _id, name, slug } = productOf(world, turn);
    return { payload: { ...visitor(world, turn), productId: _id, productName: name, slug } };
  },
  contact: (world, turn) => ({ payload: visitor(world, turn) }),
  product_review: (world, turn) => {
    const { _id, name, slug } = productOf(world, turn);
    return {
      payload: { addeByOrganizationName: firmOf(world, turn).name, productId: _id, productName: name, slug },
    };
  },
  vendor_review: (world, turn) => ({
    payload: {},
    content: `${firmOf(world, turn).name} reviewed your store: 5 of 5 stars.`,
  }),
  give_review: (world, turn) => {
    const { id, name } = firmOf(world, turn);
    return { payload: { organizationName: name, addedbyUserId: id } };
  },
  review_reply: (world, turn) => ({
    payload: { slug: world.arrival.slug },
    content: `${firmOf(world, turn).name} replied to your review of ${world.arrival.name}.`,
  }),
  message: (world, turn) => ({
    payload: { side: world.products.length > 0 ? 'seller' : 'buyer' },
    content: `${firmOf(world, turn).name} wrote: Can you deliver by Friday?`,
  }),
  lead_reminder: (world, turn) => ({
    payload: {},
    content: `Your reminder: get back to ${firmOf(world, turn).name}.`,
  }),
  flash_sale: ({ sale: { product, endsAt } }) => ({
    payload: {
      productName: product.name,
      productObj: product,
      flashSaleDetails: { endDate: endsAt.toISOString(), discountValue: 15 },
    },
  }),
  new_arrival: ({ arrival }) => ({ payload: { productObj: arrival } }),
  search_alert: () => ({
    payload: { address: '/shop?search=marine%20plywood' },
    content: "3 new products match your saved search 'marine plywood'.",
  }),
  requirement_add: ({ requirement, ownRequirement }, turn) =>
    ownRequirement && turn % 2 === 0
      ? {
          payload: { requirementId: ownRequirement.id, isAuthor: true },
          content: `Your requirement '${ownRequirement.title}' is published.`,
        }
      : { payload: { requirementId: requirement.id }, content: `A buyer is looking for: ${requirement.title}.` },
  requirement_expiring: ({ ownRequirement, requirement }) => ({
    payload: {},
    content: `Your requirement '${(ownRequirement ?? requirement).title}' ends in 3 days. Renew it with one tap.`,
  }),
  quote_received: ofRequirement((firm, title) => `${firm} sent you a quote for ${title}.`),
  quote_accepted: ofRequirement((firm, title) => `${firm} accepted your quote for ${title}.`),
  quote_declined: ofRequirement((firm, title) => `${firm} declined your quote for ${title}.`),
  dealershipOpportunity: ({ opportunity: { id, firm, city } }) => ({
    payload: {
      opportunityId: id,
      opportunity: { _id: id, Organisation_name: firm, cities: [{ name: city }] },
      organizationName: firm,
      cities: [{ name: city }],
    },
  }),
  application_received: (world, turn) => ({
    payload: { opportunityId: world.opportunity.id },
    content: `${firmOf(world, turn).name} applied for your opportunity in ${world.opportunity.city}.`,
  }),
  application_decided: ({ opportunity: { firm, city } }) => ({
    payload: {},
    content: `${firm} accepted your application for ${city}.`,
  }),
} satisfies Partial<Examples>;

const OWN = {
  register: textOnly('Welcome to Plyhaat! Complete your profile and add your products so that buyers find you.'),
  product_under_review: (world, turn) => ({ payload: details(world, turn) }),
  product_approval_confirmation: (world, turn) => ({ payload: details(world, turn) }),
  product_rejected: (world, turn) => ({
    payload: { ...details(world, turn), reason: 'the picture shows another brand.' },
    content: `Your product ${productOf(world, turn).name} was not approved: the picture shows another brand.`,
  }),
  batch_under_review: textOnly(`Your upload of 42 products ${WAIT}`),
  batch_decided: textOnly('Of your upload 40 products are approved and 2 were sent back.'),
  banner_under_review: about('Your banner for', WAIT),
  banner_approval_confirmation: about('Your banner for', 'is approved.'),
  banner_rejected: about('Your banner for', 'was not approved', 'the picture is too dark.'),
  flash_sale_under_review: about('Your flash sale for', WAIT),
  flash_sale_approval_confirmation: about('Your flash sale for', 'is approved.'),
  flash_sale_rejected: about('Your flash sale for', 'was not approved', 'the price is not below your usual one.'),
  new_arrival_under_review: about('Your new arrival for', WAIT),
  new_arrival_approval_confirmation: about('Your new arrival for', 'is approved.'),
  new_arrival_rejected: about('Your new arrival for', 'was not approved', 'it has been in the shop for a year.'),
  promotion_under_review: about('Your promotion for', WAIT),
  promotion_approval_confirmation: about('Your promotion for', 'is approved.'),
  promotion_rejected: about('Your promotion for', 'was not approved', 'the text names a competitor.'),
  reel_under_review: about('Your reel about', WAIT),
  reel_approve: about('Your reel about', 'is live.'),
  reel_rejected: about('Your reel about', 'was not approved', 'the sound is protected.'),
  opportunity_under_review: textOnly(`Your opportunity 'Dealers for western Maharashtra' ${WAIT}`),
  opportunity_approval_confirmation: textOnly("Your opportunity 'Dealers for western Maharashtra' is approved."),
  opportunity_rejected: textOnly("Your opportunity 'Dealers for Konkan' was not approved: the terms are missing."),
  dealership_under_review: textOnly(`Your dealership in Pune ${WAIT}`),
  dealership_approval_confirmation: textOnly('Your dealership in Pune is approved.'),
  dealership_rejected: textOnly('Your dealership in Satara was not approved: the letter of the brand is missing.'),
  buy_subscription: ({ order }) => ({
    payload: order ?? {},
    content: 'Your payment for your plan has been received. The invoice is in your account.',
  }),
  buy_top: ({ order }) => ({
    payload: order ?? {},
    content: 'Your payment for Banner 15 days has been received. The invoice is in your account.',
  }),
  refund: ({ order }) => ({ payload: order ?? {}, content: '₹1,180.00 of your order is being returned to you.' }),
  plan_ending: textOnly('Your plan ends in 7 days. Renew before it ends and no day is lost.'),
  gst_decided: textOnly('Your GST number is verified. Your store now shows the verified badge.'),
  report_decided: textOnly('Thank you for your report. We agreed and acted on it.'),
  comment_decided: ({ post }) => ({
    payload: { slug: post.slug },
    content: `Your comment on '${post.name}' is published.`,
  }),
} satisfies Partial<Examples>;

/** One of every type: whoever adds a type adds its example here. */
export const EXAMPLES: Examples = { ...TRADE, ...OWN };

/** What a member without a business is told. */
export const OF_BUYERS: readonly NotificationType[] = [
  'contact',
  'quote_received',
  'message',
  'flash_sale',
  'new_arrival',
  'give_review',
  'search_alert',
  'requirement_add',
  'requirement_expiring',
  'review_reply',
  'report_decided',
  'comment_decided',
  'register',
];
