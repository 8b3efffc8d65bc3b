export const place = 'Place';
export const youWon = (name: string) => `You won. ${name} took your quote.`;
export const price = 'Price';
/** What a seller answers often. */
export const QUICK_REPLIES = ['Yes, that is possible.', 'The price holds for the full lot.'] as const;
/** What a seller asks once its quote is accepted. */
export const WINNERS_REPLIES = ['Which day suits you for delivery?', 'Who takes the delivery at the site?'] as const;
