/** What buyers write when they do not call. */
export const ASKED = [
  'Please send your best rate for 60 sheets, delivered to site.',
  'Do you deliver outside your city, and from what quantity?',
  'Is this in stock in 8 x 4? We need it by the end of next week.',
  'What is the warranty, and do you give a GST invoice?',
  'We furnish two offices this quarter and look for a regular supplier.',
  'Can I see a sample before I order?',
  'Is there a dealer price for monthly orders?',
  'Please quote with and without unloading.',
];

/** What sellers note beside a lead. */
export const NOTED = {
  contacted: [
    'Sent the rate list on WhatsApp.',
    'Asked for a sample, courier on Monday.',
    'Will decide after the architect’s visit.',
    'Wants 30 days credit; check with accounts.',
  ],
  won: ['Order of 45 sheets, advance received.', 'Regular customer now.', 'Delivered and paid.'],
  lost: ['Bought nearer to the site.', 'Rate was too high for them.', 'No answer after three calls.'],
} as const;
