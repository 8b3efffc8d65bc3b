import type { NotificationType } from '@plyhaat/contract/notifications/kinds';
import { name, type Told, told } from '@plyhaat/contract/notifications/told';
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
import { PLACEMENT_WORDS } from './placement.words.ts';
import { tells } from './producers.ts';
import {
  approvedWords,
  checked,
  commentWords,
  GST_RIGHT,
  heldWords,
  rejectedWords,
  reportWords,
  uploaded,
  WELCOME,
} from './status.words.ts';
import { selectNamedProduct } from './subjects.sql.ts';

type Product = { readonly productId: string; readonly name: string; readonly slug: string };
const detailsOf = ({ productId, name, slug }: Product) => ({ _id: productId, name, slug });

/** Products of a batch notify nobody here: the seller gets one notification for the whole batch. */
const recipientsOf = ({ sellerId, batchId }: { readonly sellerId: string; readonly batchId?: string | undefined }) =>
  batchId ? [] : [sellerId];

const batchStatus = [
  tells(batchSubmitted, ['batch_under_review'], ({ sellerId, products }) => [
    {
      type: 'batch_under_review',
      to: [sellerId],
      payload: {},
      told: uploaded(products),
    },
  ]),
  tells(batchDecided, ['batch_decided'], ({ sellerId, approved, rejected }) => [
    {
      type: 'batch_decided',
      to: [sellerId],
      payload: {},
      told: checked(approved, rejected),
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
      told: product.withdrawn
        ? told`Your product ${{ product: name(product.name) }} was taken out of the shop: ${{ reason: name(product.reason) }}`
        : told`Your product ${{ product: name(product.name) }} was not approved: ${{ reason: name(product.reason) }}`,
    },
  ]),
];

const PLACEMENTS = {
  banner: 'banner',
  advertisement: 'new_arrival',
  flashSale: 'flash_sale',
  promotion: 'promotion',
} as const;
const PREFIXES = Object.values(PLACEMENTS);
const typesOf = <Suffix extends string>(suffix: Suffix) => PREFIXES.map((prefix) => `${prefix}_${suffix}` as const);

type Db = Parameters<typeof selectNamedProduct>[0];
type Placement = { readonly kind: keyof typeof PLACEMENTS; readonly productId: string | null };
const productOf = async (db: Db, { productId }: Placement) => (await selectNamedProduct(db, productId))?.name;

const placementStatus = [
  tells(placementSubmitted, typesOf('under_review'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind]}_under_review`,
      to: [placement.ownerId],
      payload: { id: placement.id },
      told: PLACEMENT_WORDS[placement.kind].submitted(await productOf(db, placement)),
    },
  ]),
  tells(placementApproved, typesOf('approval_confirmation'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind]}_approval_confirmation`,
      to: [placement.ownerId],
      payload: { id: placement.id },
      told: PLACEMENT_WORDS[placement.kind].approved(await productOf(db, placement)),
    },
  ]),
  tells(placementRejected, typesOf('rejected'), async (placement, db) => [
    {
      type: `${PLACEMENTS[placement.kind]}_rejected`,
      to: [placement.ownerId],
      payload: { id: placement.id, reason: placement.reason },
      told: PLACEMENT_WORDS[placement.kind].rejected(placement.reason, await productOf(db, placement)),
    },
  ]),
];

const reelStatus = [
  tells(reelSubmitted, ['reel_under_review'], ({ id, ownerId, title }) => [
    {
      type: 'reel_under_review',
      to: [ownerId],
      payload: { id },
      told: told`Your reel '${{ title: name(title) }}' is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(reelApproved, ['reel_approve'], ({ id, ownerId, title }) => [
    {
      type: 'reel_approve',
      to: [ownerId],
      payload: { id },
      told: told`Your reel '${{ title: name(title) }}' is approved.`,
    },
  ]),
  tells(reelRejected, ['reel_rejected'], ({ id, ownerId, title, reason }) => [
    {
      type: 'reel_rejected',
      to: [ownerId],
      payload: { id, reason },
      told: told`Your reel '${{ title: name(title) }}' was not approved: ${{ reason: name(reason) }}`,
    },
  ]),
];

type Bought = { readonly memberId: string; readonly orderId: string; readonly invoiceId: string };
const purchaseOf = ({ orderId, invoiceId }: Bought) => ({ orderId, invoiceId });

/** Events of the version before hold prose alone. */
const saidOf = ({ told: said, content }: { readonly told?: Told | undefined; readonly content: string }): Told =>
  said ?? told`${{ content: name(content) }}`;

const purchases = [
  tells(subscriptionBought, ['buy_subscription'], (bought) => [
    { type: 'buy_subscription', to: [bought.memberId], payload: purchaseOf(bought), told: saidOf(bought) },
  ]),
  tells(topupBought, ['buy_top'], (bought) => [
    { type: 'buy_top', to: [bought.memberId], payload: purchaseOf(bought), told: saidOf(bought) },
  ]),
  tells(orderRefunded, ['refund'], (bought) => [
    { type: 'refund', to: [bought.memberId], payload: purchaseOf(bought), told: saidOf(bought) },
  ]),
  tells(secondPaymentReturned, ['refund'], ({ memberId, orderId, ...bought }) => [
    { type: 'refund', to: [memberId], payload: { orderId }, told: saidOf(bought) },
  ]),
  tells(planEnding, ['plan_ending'], ({ memberId, ...ending }) => [
    { type: 'plan_ending', to: [memberId], payload: {}, told: saidOf(ending) },
  ]),
];

/** Notifies owners of decisions of staff and of their own submissions. */
export const statusProducers = [
  ...productStatus,
  ...batchStatus,
  ...placementStatus,
  ...reelStatus,
  ...purchases,
  tells(memberRegistered, ['register'], ({ memberId }) => [
    { type: 'register', to: [memberId], payload: {}, told: WELCOME },
  ]),
  tells(gstVerified, ['gst_decided'], ({ memberId }) => [
    { type: 'gst_decided', to: [memberId], payload: {}, told: GST_RIGHT },
  ]),
  tells(gstRejected, ['gst_decided'], ({ memberId, reason }) => [
    {
      type: 'gst_decided',
      to: [memberId],
      payload: { reason },
      told: told`Your GST certificate was not accepted: ${{ reason: name(reason) }}`,
    },
  ]),
  tells(profileApproved, ['gst_decided'], ({ memberId, changes }) => [
    { type: 'gst_decided', to: [memberId], payload: {}, told: approvedWords(changes) },
  ]),
  tells(profileRejected, ['gst_decided'], ({ memberId, reason, changes }) => [
    {
      type: 'gst_decided',
      to: [memberId],
      payload: { reason },
      told: rejectedWords(changes, reason),
    },
  ]),
  tells(commentDecided, ['comment_decided'], ({ authorId, post, slug, reason }) => [
    {
      type: 'comment_decided',
      to: [authorId],
      payload: { slug },
      told: commentWords(post, reason),
    },
  ]),
  tells(reportDecided, ['report_decided'], ({ reportId, reporterId, authorId, kind, upheld, reason }) => [
    {
      type: 'report_decided' satisfies NotificationType,
      to: [reporterId ?? authorId].filter((id) => id != null),
      payload: { id: reportId },
      told: authorId ? heldWords(kind, upheld, reason) : reportWords(upheld, reason),
    },
  ]),
];
