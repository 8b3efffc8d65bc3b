/** What sellers add to their quotes. */
export const QUOTE_NOTES = [
  'ISI marked with the licence on every sheet. Unloading by the buyer.',
  'In the godown today. Two lots possible at the same freight.',
  'Delivered to the site, ground floor.',
  'Full truck only. Written warranty from the mill.',
  'Rate holds for the whole lot. Part loads at ₹40 more a sheet.',
  null,
] as const;

export const QUOTE_QUESTIONS = [
  ['Can half of it come first and half after ten days?', 'Yes, two lots are possible at the same freight.'],
  ['Is the licence number printed on each sheet?', 'Yes, on the edge of every sheet, with the batch.'],
  ['Can you hold the price till month end?', 'Till the 28th. After that the mill revises its rates.'],
  ['What is the best price for a third more?', 'About 2% less. I can send a new quote for that quantity.'],
] as const;

export const DECLINED_FOR = ['Landed price too high', 'Takes too long', 'Not the grade I asked for'] as const;

/** What buyers ask the sample seller, and nobody has read yet. */
export const UNANSWERED = [
  'What can you do for the full lot?',
  'Can it be unloaded at the site, and who pays for that?',
  'Is the face veneer gurjan on both sides?',
] as const;
