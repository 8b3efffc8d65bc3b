/** What these screens say, in one place for other languages. */
export const lookedFor = 'What is looked for';
export const quantity = 'Quantity';
export const budget = 'Budget';
export const place = 'Place';
export const openUntil = 'Open until';
export const openTheRequirement = 'Open the requirement';
export const failedToLoad = 'Failed to load this requirement. Please try again.';
export const buyer = 'Buyer';
export const requirementIsGone = 'The requirement is no longer there. Your quote and what was written stay.';
export const answer = 'Answer';
export const requirementAndQuote = 'The requirement and your quote';
export const youWon = (name: string) => `You won. ${name} took your quote.`;
export const price = 'Price';
export const landed = 'Landed';
export const inAll = (rupees: string) => `${rupees} in all`;
export const validUntil = (day: string) => `valid until ${day}`;
/** What a seller answers often. */
export const QUICK_REPLIES = ['Yes, that is possible.', 'The price holds for the full lot.'] as const;
/** What a seller asks once its quote is accepted. */
export const WINNERS_REPLIES = ['Which day suits you for delivery?', 'Who takes the delivery at the site?'] as const;
