/** What these screens say, in one place for other languages. */
export const days = (days: number) => `${days} days`;
