/** What these screens say, in one place for other languages. */
export const status = 'Status';
export const anyEnd = 'Any end';
export const ending = { week: 'Ends in 7 days', month: 'Ends in 30 days' } as const;
export const anyStatus = 'Any status';
export const created = 'Created';
export const category = 'Category';
export const review = 'Review';
export const anyReview = 'Reviewed or not';
export const requirements = 'Requirements';
export const searchRequirements = 'Title, buyer';
export const requirement = 'Requirement';
export const quantity = 'Quantity';
export const budget = 'Budget';
export const place = 'Place';
export const quotes = 'Quotes';
export const ends = 'Ends';
