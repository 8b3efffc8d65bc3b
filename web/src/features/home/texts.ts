/** What these screens say, in one place for other languages. */
export const shopByCategory = 'Shop by Category';
