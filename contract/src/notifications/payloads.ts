import * as z from 'zod/mini';

/** A value that is missing or odd in a stored payload reads as absent: no row of the table can break a screen. */
const text = z.catch(z.optional(z.string().check(z.minLength(1))), undefined);
const count = z.catch(z.optional(z.int().check(z.gte(1))), undefined);
const amount = z.catch(z.optional(z.number().check(z.gt(0))), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);

const Named = z.catch(z.optional(z.object({ _id: text, name: text, slug: text })), undefined);

/** Who came. `accessedBy` is the id of a business member; a buyer has no store to visit. */
const visitor = { organizationName: text, accessedBy: text };

export const ProfileView = z.object({ ...visitor, count });
export const ProductView = z.object({ ...visitor, productName: text, productId: text, slug: text, count });
export const Contact = z.object({ ...visitor, leadId: text, channel: text, productName: text });
export const FlashSaleStart = z.object({
  productName: text,
  productObj: Named,
  flashSaleDetails: z.catch(z.optional(z.object({ endDate: text, discountValue: amount })), undefined),
  discountValue: amount,
});
export const ArrivalStart = z.object({ productObj: Named });
export const ProductStatus = z.object({ productDetails: Named, reason: text });
export const ProductReviewed = z.object({
  addeByOrganizationName: text,
  productName: text,
  productId: text,
  slug: text,
});
export const GiveReview = z.object({ organizationName: text, addedbyUserId: text, productId: text });
const cities = z.catch(z.optional(z.array(z.object({ name: text }))), undefined);
export const Opportunity = z.object({
  opportunityId: text,
  /** What the page to apply on is given. */
  opportunity: z.catch(
    z.optional(z.object({ _id: text, Organisation_name: text, Type: text, Brand: text, cities })),
    undefined,
  ),
  organizationName: text,
  cities,
});
/** What staff decided about: a banner, a sale, a reel and so on. */
export const Decided = z.object({ id: text, reason: text });
export const Purchase = z.object({ orderId: text, invoiceId: text });
export const PlanEnding = z.object({ subscriptionId: text });
export const RequirementAdded = z.object({ requirementId: text, isAuthor: flag });
export const OfRequirement = z.object({ requirementId: text });
export const OfOpportunity = z.object({ opportunityId: text });
export const Address = z.object({ address: text });
export const Message = z.object({
  threadId: text,
  side: z.catch(z.optional(z.enum(['seller', 'buyer', 'quote'])), undefined),
  requirementId: text,
});
export const ReviewReply = z.object({ slug: text, sellerId: text });
export const CommentDecided = z.object({ slug: text });
export const Nothing = z.object({});
