import type { ReviewKind } from '@plyhaat/contract/admin/admin';

/** How often each kind is decided in 30 days, and in how many hours half of it is. */
export const DECIDED: Readonly<Record<ReviewKind, readonly [count: number, hours: number]>> = {
  product: [214, 3.4],
  banner: [14, 5],
  advertisement: [22, 4],
  flashSale: [27, 2.2],
  promotion: [18, 4.3],
  reel: [24, 6],
  dealership: [9, 20],
  opportunity: [7, 16],
  gst: [38, 9],
  report: [31, 5],
  comment: [64, 1.4],
  batch: [6, 7],
};

const CONTACT = [
  'Phone or link in the text',
  'Please take phone numbers and links out of the text: buyers reach you through the buttons on the page.',
] as const;
const PICTURE = [
  'Picture unclear',
  'The picture is blurred or too small. Please send one of at least 800 pixels.',
] as const;
const RIGHTS = [
  'Someone else’s brand',
  'The picture or text names a brand that your profile does not carry. Please add the brand or change the picture.',
] as const;
const PERIOD = [
  'Dates do not fit',
  'The dates of the offer do not fit. Please choose a period that has not begun.',
] as const;

/** The reasons that staff give often: what the button says, and what the owner reads. */
export const TEMPLATES: Readonly<Record<ReviewKind, readonly (readonly [title: string, text: string])[]>> = {
  product: [
    CONTACT,
    PICTURE,
    [
      'Price or unit wrong',
      'The price does not fit the unit. Please check whether it is meant per sheet or per sq.ft.',
    ],
    ['Wrong category', 'This product belongs to another category. Please choose the one that fits and send it again.'],
    ['Grade not proven', 'The grade does not go with the IS code. Please correct it or give the licence number.'],
    RIGHTS,
  ],
  banner: [
    PICTURE,
    ['Too much text', 'Most of the banner is text. Please show the product and keep the words to one short line.'],
    CONTACT,
    RIGHTS,
  ],
  advertisement: [
    ['Not a new product', 'This product has been listed for more than three months. Please choose a new one.'],
    PICTURE,
    CONTACT,
  ],
  flashSale: [
    ['No real discount', 'The sale price is about the usual price. Please offer a real discount or cancel the sale.'],
    PERIOD,
    PICTURE,
  ],
  promotion: [PERIOD, PICTURE, RIGHTS],
  reel: [
    ['Not about the product', 'The video does not show the product or your business. Please upload another one.'],
    ['Contact in the video', 'The video shows a phone number or link. Please upload one without it.'],
    ['Music without rights', 'The music in the video needs a licence. Please use another sound or none.'],
  ],
  dealership: [
    ['Document unreadable', 'We cannot read one of the documents. Please upload it again as a sharp picture or PDF.'],
    ['Address differs', 'The address differs from the one on the document. Please correct one of them.'],
    ['Document missing', 'A document that proves the business is missing. Please add a licence or registration.'],
  ],
  opportunity: [
    ['Terms missing', 'Please say what an applicant has to invest and what you offer in return.'],
    CONTACT,
    RIGHTS,
  ],
  gst: [
    ['Unreadable', 'The certificate is not readable. Please upload a sharp picture or the PDF from the GST portal.'],
    ['Another trade name', 'The certificate shows another trade name than your profile. Please correct the profile.'],
    ['Number differs', 'The GST number on the certificate is not the one in your profile. Please correct it.'],
    ['Registration ended', 'The registration on the certificate has been cancelled. Please upload a valid one.'],
  ],
  report: [
    ['Nothing wrong found', 'We looked at it and found nothing wrong. Thank you for letting us know.'],
    ['Already corrected', 'The seller has corrected it in the meantime. Thank you for letting us know.'],
    ['Between buyer and seller', 'This is between you and the seller. Please contact them about it.'],
  ],
  comment: [
    ['Off topic', 'The comment is not about this post.'],
    ['Advertising', 'Comments are not for advertising. Please list your products in your store instead.'],
    ['Unfriendly', 'Please put it in friendlier words.'],
  ],
  batch: [
    [
      'Many wrong prices',
      'Many prices do not fit their unit. Please check the price column and upload the file again.',
    ],
    ['Pictures do not match', 'Several pictures show another product. Please check the file names in the zip.'],
    ['Wrong categories', 'Many products are in a category that does not fit. Please correct the column.'],
  ],
};
