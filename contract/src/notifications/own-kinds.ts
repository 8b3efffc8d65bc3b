import { kind, LISTS, productStatus, purchase, quote, status } from './kind.ts';
import * as of from './payloads.ts';
import * as go from './targets.ts';
import * as say from './texts.ts';

/** Beyond those that apps know: the text is stored (NOTE-1). */
export const OWN_KINDS = {
  quote_received: quote('Quote received'),
  quote_accepted: quote('Quote accepted'),
  quote_declined: quote('Quote declined'),
  application_received: kind({
    title: 'Application received',
    icon: 'dealership',
    payload: of.OfOpportunity,
    text: say.asStored,
    target: ({ opportunityId }) =>
      opportunityId
        ? { to: `/account?tab=myOpportunities&id=${encodeURIComponent(opportunityId)}` }
        : { to: '/account?tab=myOpportunities' },
    mail: 'applications',
  }),
  application_decided: {
    ...status('Application decided', '/account?tab=applications'),
    icon: 'dealership',
    mail: 'applications',
  },
  plan_ending: kind({ ...purchase('Plan ending soon'), target: go.page('/account?tab=buySubscription') }),
  refund: kind({ ...purchase('Refund issued'), target: ({ orderId }) => go.orderPage(orderId) }),
  search_alert: kind({
    title: 'New search results',
    icon: 'newArrival',
    payload: of.Address,
    text: say.asStored,
    target: ({ address }) => go.ownAddress(address),
    mail: 'digest',
  }),
  requirement_expiring: { ...status('Requirement expiring soon', LISTS.requirements), icon: 'requirement' },
  message: kind({
    title: 'New message',
    icon: 'contact',
    payload: of.Message,
    text: say.asStored,
    target: ({ side, requirementId }) => {
      if (side === 'quote') return go.requirementPage(requirementId);
      return side ? { to: side === 'seller' ? '/account?tab=leads' : '/account?tab=enquiries' } : go.NOWHERE;
    },
    mail: 'contact',
    push: true,
  }),
  lead_reminder: kind({
    title: 'Lead reminder',
    icon: 'contact',
    payload: of.Contact,
    text: say.asStored,
    target: go.page('/account?tab=leads'),
    mail: 'contact',
    push: true,
  }),
  review_reply: kind({
    title: 'Reply to review',
    icon: 'review',
    payload: of.ReviewReply,
    text: say.asStored,
    target: ({ slug, sellerId }) => (slug ? go.productPage(slug) : go.storeOr(sellerId, go.NOWHERE.to)),
    mail: 'digest',
  }),
  batch_under_review: productStatus('Upload under review'),
  batch_decided: productStatus('Upload decided'),
  product_rejected: productStatus('Product not approved'),
  banner_rejected: status('Banner not approved', LISTS.banners),
  flash_sale_rejected: status('Flash sale not approved', LISTS.sales),
  new_arrival_under_review: status('Arrival under review', LISTS.arrivals),
  new_arrival_approval_confirmation: status('Arrival approved', LISTS.arrivals),
  new_arrival_rejected: status('Arrival not approved', LISTS.arrivals),
  promotion_under_review: status('Promotion under review', LISTS.promotions),
  promotion_approval_confirmation: status('Promotion approved', LISTS.promotions),
  promotion_rejected: status('Promotion not approved', LISTS.promotions),
  reel_under_review: status('Reel under review', LISTS.reels),
  reel_rejected: status('Reel not approved', LISTS.reels),
  opportunity_rejected: { ...status('Opportunity not approved', LISTS.dealerships), icon: 'dealership' },
  dealership_under_review: { ...status('Dealership under review', LISTS.dealerships), icon: 'dealership' },
  dealership_approval_confirmation: { ...status('Dealership approved', LISTS.dealerships), icon: 'dealership' },
  dealership_rejected: { ...status('Dealership not approved', LISTS.dealerships), icon: 'dealership' },
  gst_decided: status('GST check decided', '/profile'),
  report_decided: status('Report decided', go.NOWHERE.to),
  comment_decided: kind({
    title: 'Comment decided',
    icon: 'status',
    payload: of.CommentDecided,
    text: say.asStored,
    target: ({ slug }) => go.articlePage(slug),
    mail: 'digest',
  }),
} as const;
