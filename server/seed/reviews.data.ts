type Words = Readonly<Record<number, readonly string[]>>;

/** What buyers say, by the stars they give. `{kind}` is what was bought, in a word or two. */
export const WORDS: Words = {
  5: [
    'Exactly as described. The second lot matched the first one piece for piece.',
    'My carpenters asked for the same {kind} next time.',
    'Delivered two days early and packed properly.',
    'The seller explained the differences on the phone before we ordered. Honest people.',
    'Best {kind} at this price in our market. We compared four dealers.',
    'Third order with them. Same quality every time, bill with GST on the same day.',
    'Bought for a hotel job of 42 rooms. Not one complaint so far.',
    'Finish is better than the sample they sent us.',
    'माल एकदम बढ़िया है, समय पर मिला।',
  ],
  4: [
    'Good {kind}. One piece was damaged on the way and they replaced it without argument.',
    'Quality is fine, delivery took a week longer than promised.',
    'Value for money. Would be five stars if the packing were better.',
    'Does the job, and has done so for half a year now.',
    'Nice {kind}, price a little above the local market but worth it.',
    'Good product, unloading was left to us though.',
    'चांगला माल आहे, किंमत थोडी जास्त वाटली.',
  ],
  3: [
    'Average {kind}. All right for ordinary work, I would not use it for a fine job.',
    'Material okay, paperwork slow. The bill came after two reminders.',
    'Colour is a shade darker than in the picture.',
    'Usable. For this price I expected a cleaner finish.',
  ],
  2: ['Not quite what the picture shows.', 'Half of what I ordered came three weeks late.'],
  1: ['Would not buy this {kind} again.', 'Waited three weeks and then got another brand than I ordered.'],
};

/** What is said of sheets besides. */
const SHEET_WORDS: Words = {
  5: [
    'Used this {kind} on a site in the rains and it has not moved at all. Will order again.',
    'Very clean edges and hardly any rejection.',
    'Thickness is true. We measured ten at random with a calliper.',
    'Weight and face tell you it is the real thing. Fully satisfied.',
  ],
  4: [
    'We use it for wardrobes and kitchens. Screws hold well.',
    'Straight and dry. A few patches on the back face, which nobody sees.',
    'Slight shade difference between two lots, otherwise good.',
  ],
  3: ['Four pieces out of fifty had gaps at the edge, the others are fine.'],
  2: ['Thickness was almost a millimetre short on half the lot.', 'Two pieces warped within a month.'],
  1: ['Edges opened up after the first cut.'],
};
const ALL_OF_SHEETS: Words = Object.fromEntries(
  Object.entries(WORDS).map(([star, words]) => [star, [...words, ...(SHEET_WORDS[Number(star)] ?? [])]]),
);

/** How one speaks of what belongs to a category, by its slug; the others are a product. */
const KINDS: Readonly<Record<string, string>> = {
  plywood: 'plywood',
  boards: 'board',
  mdf: 'board',
  laminates: 'laminate',
  veneers: 'veneer',
  doors: 'door',
  wpc: 'panel',
  hardware: 'fitting',
  adhesives: 'adhesive',
  'edge-band': 'profile',
  timber: 'timber',
  flooring: 'flooring',
  machinery: 'machine',
};
const SHEETS: ReadonlySet<string> = new Set(['plywood', 'boards', 'mdf', 'laminates', 'veneers', 'wpc']);

export const wordsFor = (family: string) => ({
  kind: KINDS[family] ?? 'product',
  words: SHEETS.has(family) ? ALL_OF_SHEETS : WORDS,
});

/** What buyers say of the seller itself. */
export const ABOUT_SELLERS: Words = {
  5: [
    'Picks up the phone, keeps the price quoted and delivers on the day promised.',
    'We have bought from them for years. Straight dealing and proper bills.',
    'Helped us choose the right grade and did not push the costly one.',
    'Replaced a damaged lot the next morning without asking twice.',
    'Ready stock, clean godown, quick loading.',
    'Rates are firm but fair, and what you see is what you get.',
  ],
  4: [
    'Good stock and fair prices. Transport could be quicker.',
    'Reliable people. Call before noon, the afternoons are busy.',
    'Genuine material. Credit only after the third order, which is fair.',
    'Good choice of grades under one roof.',
  ],
  3: [
    'Prices are fine, but you have to follow up for the dispatch details.',
    'Wide choice; service depends on who picks up.',
  ],
  2: ['The quotation changed after we had agreed on it.'],
  1: ['Nobody answered for a week after the advance was paid.'],
};

/** How often each number of stars is given. */
export const STAR_WEIGHTS: Readonly<Record<number, number>> = { 5: 48, 4: 32, 3: 12, 2: 5, 1: 3 };

/** What sellers say to it. */
export const REPLIES: Words = {
  5: [
    'Thank you. We will keep the same lot aside for your next order.',
    'Thank you for taking the time. See you at the next site.',
    'धन्यवाद! अगली बार भी ऐसा ही माल मिलेगा।',
  ],
  4: [
    'Thank you. We have told our loaders to pack it better.',
    'Thank you for the honest words. The transporter was late, and we have changed him.',
    'Noted. From this month we help with unloading inside the city.',
  ],
  3: [
    'Thank you for telling us. For fine work please ask for our calibrated boards.',
    'Sorry about the bill. Our office now sends it with the lorry.',
    'The picture is being taken again, in daylight.',
  ],
  2: [
    'Sorry to read this. Please keep the sheets: we will have them looked at.',
    'We should have told you about the delay. It will not happen again.',
  ],
  1: [
    'We are sorry. Please send us a message with your bill number and we will make it good.',
    'This is not how we work. Our manager will look into it today.',
  ],
};
