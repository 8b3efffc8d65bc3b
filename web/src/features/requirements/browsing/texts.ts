/** What these screens say, in one place for other languages. */
export const today = 'Today';
export const thisWeek = 'This week';
export const last14Days = 'Last 14 days';
export const quantity = 'Quantity';
export const countOrMore = (count: string) => `${count} or more`;
