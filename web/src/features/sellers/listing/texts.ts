/** What these screens say, in one place for other languages. */
export const filters = 'Filters';
export const seller = 'seller';
export const sellers = 'sellers';
export const state = 'State';
export const highestRated = 'Highest Rated';
export const mostReviewed = 'Most Reviewed';
export const mostProducts = 'Most Products';
export const newest = 'Newest';
export const nameAToZ = 'Name: A to Z';
export const search = 'Search';
