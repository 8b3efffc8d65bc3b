/** Texts that are compared with something, or read by a program: no screen can show them. */
export const NEVER_SHOWN: readonly (readonly [field: RegExp, why: string])[] = [
  [/ (userId|createdById|addedby|dealershipOwnerId)$/, 'compared with the caller'],
  [/ (version|items\[\]\.version)$/, 'compared with what staff read'],
  [/ (website)$/, 'a trap for programs; whatever is in it is forgotten'],
  [/ (password|confirmPassword)$/, 'kept as a digest'],
  [/ (categoryArr\[\]|productIds\[\]|productId|ids\[\])$/, 'has to be the id of something'],
  [/ (state|city)$/, 'has to name a place'],
  [/^(POST|PATCH) \/product.* brand$/, 'has to be the name of a brand'],
  [/ (image|appImage|film|poster|captions|file|pictures|embed)$/, 'has to name an upload, or a video of a known site'],
  [/^POST \/admin\/exports query$/, 'the filters of a list'],
  [/^POST \/admin\/dead-letters\/retry task$/, 'has to be the name of a job'],
  [/^POST \/media\/resumable type$/, 'has to be the type of a file'],
  [/^(POST|DELETE) \/notifications\/push endpoint$/, 'has to be the address of a push service'],
  [/^POST \/users\/(sentOtp|app-login) phone$/, 'has to be a number'],
  [/^POST \/(leads|contact) (phone|email)$/, 'mailed to the house as plain text; staff read them masked'],
  [/^POST \/(usersubscription\/buySubscription|userTopup\/buyTopup|leads) SourceName$/, 'one of a few words'],
  [
    /^(POST|PATCH) \/quotes.* (size|thickness)$/,
    'read by the comparison of quotes; stands in a PDF and in a field of the form',
  ],
  [/ questionArr\[\]\.question$/, 'compared with the questions of the form'],
  [
    /^PUT \/product\/batches\/:id\/rows /,
    'stands in fields of the repair table, and after review where a product does',
  ],
  [/^POST \/product\/batches\/:id\/remedies /, 'compared with causes, brands and categories'],
  [/^POST \/requirement\/preview /, 'not stored'],
  [/^POST \/admin\/blog\/preview /, 'not stored'],
  [/ (discountType)$/, 'not stored'],
  [/^POST \/admin\/lexicon term$/, 'kept as words of letters and digits'],
  [/^POST \/vendorReview name$/, 'the name of the account stands there'],
  [/^POST \/searches q$/, 'told to staff once three visitors used it'],
  [/^(POST|PATCH) \/admin\/blog.* source$/, 'the document of the editor, which reads it by its own schema'],
];

/** The long list of attacks is walked through these in `e2e/attacks.spec.ts`. */
export const BY_OTHER_JOURNEYS: readonly string[] = [
  'POST /blogComments text',
  'POST /admin/blog description',
  'PATCH /admin/blog/:id description',
];

/** Told in the same places as the reason of PATCH /admin/users/:id, and not tried: each needs a payment or a factor. */
export const UNTRIED: readonly string[] = [
  'POST /admin/team/:id/reset-factor reason',
  'POST /admin/orders/:id/refund reason',
  'POST /admin/payments/:id/match note',
  'PATCH /admin/payments/:id note',
  'POST /admin/payments/:id/refund note',
  'POST /product/batches name',
  'POST /admin/enquiries/:id/contact reason',
  'POST /admin/users/:id/contact reason',
  'POST /admin/users/:id/see-as reason',
  'POST /admin/leads/:id/contact reason',
];

/** Calls that fill the same columns as another one. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'POST /users/register': 'PATCH /users/updateUserById/:id',
  'POST /product': 'PATCH /product/updateById/:id',
  'POST /flashSales': 'PATCH /flashSales/updateById/:id',
  'POST /promotion': 'PATCH /promotion/updateById/:id',
  'POST /reelVideo': 'PATCH /reelVideo/updateById/:id',
  'POST /dealership': 'PATCH /dealership/updateById/:id',
  'POST /dealershipOwnerRoutes/opportunity': 'PATCH /dealershipOwnerRoutes/opportunity/:id',
  'PATCH /quotes/:id': 'POST /quotes',
  'PATCH /requirement/updateById/:id': 'POST /requirement/addRequirement',
  'POST /admin/review-templates': 'PATCH /admin/review-templates/:id',
  'PATCH /admin/brands/:id': 'POST /admin/brands',
  'POST /admin/categories': 'PATCH /admin/categories/:id',
  'POST /admin/plans': 'PATCH /admin/plans/:key',
  'POST /admin/topups': 'PATCH /admin/topups/:key',
  'POST /admin/videos': 'PATCH /admin/videos/:id',
  'POST /admin/blog': 'PATCH /admin/blog/:id',
  'POST /admin/banners': 'PATCH /admin/banners/:id',
  'PATCH /admin/lexicon/:term': 'POST /admin/lexicon',
  'POST /admin/review': 'POST /admin/review/:kind/:id',
  'POST /admin/batches/:id/rows/:number': 'POST /admin/review/:kind/:id',
};

/** Names that differ between two calls of the same columns, and within one call. */
export const SAME_FIELD: Readonly<Record<string, string>> = {
  businessName: 'companyObj.name',
  authorizedPersonName: 'name',
  productName: 'title',
  size: 'specification.size',
  finish: 'specification.finish',
  minimumOrder: 'specification.minimumOrder',
  family: 'name',
};
