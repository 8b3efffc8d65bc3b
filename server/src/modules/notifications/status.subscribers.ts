import type { NotificationType } from '@plyhaat/contract/notifications/kinds';
import { type ChangedPart, changedWords } from '@plyhaat/contract/sellers/profile';
import {
  orderRefunded,
  planEnding,
  secondPaymentReturned,
  subscriptionBought,
  topupBought,
} from '#modules/billing/billing.events.ts';
import {
  batchDecided,
  batchSubmitted,
  productApproved,
  productRejected,
  productSubmitted,
} from '#modules/catalog/catalog.events.ts';
import { commentDecided } from '#modules/content/content.events.ts';
import { memberRegistered } from '#modules/identity/identity.events.ts';
import { placementApproved, placementRejected, placementSubmitted } from '#modules/promotions/promotions.events.ts';
import { reelApproved, reelRejected, reelSubmitted } from '#modules/reels/reels.events.ts';
import { reportDecided } from '#modules/reports/reports.events.ts';
import { gstRejected, gstVerified, profileApproved, profileRejected } from '#modules/sellers/sellers.events.ts';
import { tells } from './producers.ts';
import { selectNamedProduct } from './subjects.sql.ts';

type Product = { readonly productId: string; readonly name: string; readonly slug: string };
const detailsOf = ({ productId, name, slug }: Product) => ({ _id: productId, name, slug });

/** Products of a batch notify nobody here: the seller gets one notification for the whole batch. */
const recipientsOf = ({ sellerId, batchId }: { readonly sellerId: string; readonly batchId?: string | undefined }) =>
  batchId ? [] : [sellerId];

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const batchStatus = [
  tells(batchSubmitted, ['batch_under_review'], ({ sellerId, products }) => [
    {
      type: 'batch_under_review',
      to: [sellerId],
      payload: {},
      content: `Your upload of ${counted(products, 'product', 'products')} is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(batchDecided, ['batch_decided'], ({ sellerId, approved, rejected }) => [
    {
      type: 'batch_decided',
      to: [sellerId],
      payload: {},
      content: `Of your upload ${counted(approved, 'product is', 'products are')} approved and ${counted(rejected, 'was', 'were')} sent back.`,
    },
  ]),
];

const productStatus = [
  tells(productSubmitted, ['product_under_review'], (product) => [
    { type: 'product_under_review', to: [product.sellerId], payload: { productDetails: detailsOf(product) } },
  ]),
  tells(productApproved, ['product_approval_confirmation'], (product) => [
    {
      type: 'product_approval_confirmation',
      to: recipientsOf(product),
      payload: { productDetails: detailsOf(product) },
    },
  ]),
  tells(productRejected, ['product_rejected'], (product) => [
    {
      type: 'product_rejected',
      to: recipientsOf(product),
      payload: { productDetails: detailsOf(product), reason: product.reason },
      content: product.withdrawn
        ? `Your product ${product.name} was taken out of the shop: ${product.reason}`
        : `Your product ${product.name} was not approved: ${product.reason}`,
    },
  ]),
];

const PLACEMENTS = {
  banner: { prefix: 'banner', called: 'banner' },
  advertisement: { prefix: 'new_arrival', called: 'new arrival' },
  flashSale: { prefix: 'flash_sale', called: 'flash sale' },
  promotion: { prefix: 'promotion', called: 'promotion' },
} as const;
const PREFIXES = Object.values(PLACEMENTS).map(({ prefix }) => prefix);
const typesOf = <Suffix extends string>(suffix: Suffix) => PREFIXES.map((prefix) => `${prefix}_${suffix}` as const);

type Db = Parameters<typeof selectNamedProduct>[0];
type Placement = { readonly kind: keyof typeof PLACEMENTS; readonly productId: string | null };
async function nameOf(db: Db, { kind, productId }: Placement): Promise<string> {
  const product = await selectNamedProduct(db, productId);
  return `Your ${PLACEMENTS[kind].called}${product ? ` for ${product.name}` : ''}`;
}

const placementStatus = [
  tells(placementSubmitted, typesOf('under_review'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind].prefix}_under_review`,
      to: [placement.ownerId],
      payload: { id: placement.id },
      content: `${await nameOf(db, placement)} is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(placementApproved, typesOf('approval_confirmation'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind].prefix}_approval_confirmation`,
      to: [placement.ownerId],
      payload: { id: placement.id },
      content: `${await nameOf(db, placement)} is approved.`,
    },
  ]),
  tells(placementRejected, typesOf('rejected'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind].prefix}_rejected`,
      to: [placement.ownerId],
      payload: { id: placement.id, reason: placement.reason },
      content: `${await nameOf(db, placement)} was not approved: ${placement.reason}`,
    },
  ]),
];

const reelStatus = [
  tells(reelSubmitted, ['reel_under_review'], ({ id, ownerId, title }) => [
    {
      type: 'reel_under_review',
      to: [ownerId],
      payload: { id },
      content: `Your reel '${title}' is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(reelApproved, ['reel_approve'], ({ id, ownerId, title }) => [
    { type: 'reel_approve', to: [ownerId], payload: { id }, content: `Your reel '${title}' is approved.` },
  ]),
  tells(reelRejected, ['reel_rejected'], ({ id, ownerId, title, reason }) => [
    {
      type: 'reel_rejected',
      to: [ownerId],
      payload: { id, reason },
      content: `Your reel '${title}' was not approved: ${reason}`,
    },
  ]),
];

const WELCOME = 'Welcome to Plyhaat! Complete your profile and add your products so that buyers find you.';
const approvedWords = (changes: readonly ChangedPart[]) =>
  `Your new ${changedWords(changes)} ${changes.length > 1 ? 'are approved. Buyers see them' : 'is approved. Buyers see it'} now.`;
const GST_RIGHT = 'Your GST number is verified. Your store now shows the verified badge.';

type Bought = { readonly memberId: string; readonly orderId: string; readonly invoiceId: string };
const purchaseOf = ({ orderId, invoiceId }: Bought) => ({ orderId, invoiceId });

const purchases = [
  tells(subscriptionBought, ['buy_subscription'], (bought) => [
    { type: 'buy_subscription', to: [bought.memberId], payload: purchaseOf(bought), content: bought.content },
  ]),
  tells(topupBought, ['buy_top'], (bought) => [
    { type: 'buy_top', to: [bought.memberId], payload: purchaseOf(bought), content: bought.content },
  ]),
  tells(orderRefunded, ['refund'], (bought) => [
    { type: 'refund', to: [bought.memberId], payload: purchaseOf(bought), content: bought.content },
  ]),
  tells(secondPaymentReturned, ['refund'], ({ memberId, orderId, content }) => [
    { type: 'refund', to: [memberId], payload: { orderId }, content },
  ]),
  tells(planEnding, ['plan_ending'], ({ memberId, content }) => [
    { type: 'plan_ending', to: [memberId], payload: {}, content },
  ]),
];

const reportWords = (upheld: boolean, reason: string | null) =>
  upheld
    ? 'Thank you for your report. We agreed and acted on it.'
    : `We looked at your report and found nothing to act on${reason ? `: ${reason}` : '.'}`;

/** What the author of something held back reads. */
const heldWords = (kind: string, upheld: boolean, reason: string | null) =>
  upheld ? `Your ${kind} was not published${reason ? `: ${reason}` : '.'}` : `Your ${kind} is published.`;

/** Notifies owners of decisions of staff and of their own submissions. */
export const statusProducers = [
  ...productStatus,
  ...batchStatus,
  ...placementStatus,
  ...reelStatus,
  ...purchases,
  tells(memberRegistered, ['register'], ({ memberId }) => [
    { type: 'register', to: [memberId], payload: {}, content: WELCOME },
  ]),
  tells(gstVerified, ['gst_decided'], ({ memberId }) => [
    { type: 'gst_decided', to: [memberId], payload: {}, content: GST_RIGHT },
  ]),
  tells(gstRejected, ['gst_decided'], ({ memberId, reason }) => [
    {
      type: 'gst_decided',
      to: [memberId],
      payload: { reason },
      content: `Your GST certificate was not accepted: ${reason}`,
    },
  ]),
  tells(profileApproved, ['gst_decided'], ({ memberId, changes }) => [
    { type: 'gst_decided', to: [memberId], payload: {}, content: approvedWords(changes) },
  ]),
  tells(profileRejected, ['gst_decided'], ({ memberId, reason, changes }) => [
    {
      type: 'gst_decided',
      to: [memberId],
      payload: { reason },
      content: `Your new ${changedWords(changes)} ${changes.length > 1 ? 'were' : 'was'} not accepted: ${reason}`,
    },
  ]),
  tells(commentDecided, ['comment_decided'], ({ authorId, post, slug, reason }) => [
    {
      type: 'comment_decided',
      to: [authorId],
      payload: { slug },
      content: `Your comment on '${post}' ${reason === null ? 'is published.' : `was not published: ${reason}`}`,
    },
  ]),
  tells(reportDecided, ['report_decided'], ({ reportId, reporterId, authorId, kind, upheld, reason }) => [
    {
      type: 'report_decided' satisfies NotificationType,
      to: [reporterId ?? authorId].filter((id) => id != null),
      payload: { id: reportId },
      content: authorId ? heldWords(kind, upheld, reason) : reportWords(upheld, reason),
    },
  ]),
];
