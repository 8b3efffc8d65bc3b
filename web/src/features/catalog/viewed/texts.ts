/** What these screens say, in one place for other languages. */
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
