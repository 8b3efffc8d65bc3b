/** What these screens say, in one place for other languages. */
export const errorLoadingSearchResults = 'Error loading search results';
export const sellers = 'Sellers';
export const products = 'Products';
export const categories = 'Categories';
export const seeAll = (total: number, nearby: number) =>
  nearby > 0
    ? `See all: ${total.toLocaleString('en-IN')} + ${nearby.toLocaleString('en-IN')} nearby`
    : `See all ${total.toLocaleString('en-IN')}`;
export const noResultsFoundFor = (q: string) => `No results found for “${q}”`;
export const checkTheSpellingOr = 'Check the spelling or try fewer words, such as a thickness, grade, brand or city.';
export const whichCityIsNear = 'Which city is near you?';
export const chooseYourCity = 'Choose it above, and you see what is sold there.';
export const browseTheCategories = 'Browse the categories';
export const searching = 'Searching...';
export const inParentName = (parentName: string) => `in ${parentName}`;
export const all = 'All';
export const resultsFor = (q: string) => `Results for ${q}`;
export const search = 'Search';
export const resultsForQuoted = (q: string) => `Results for “${q}”`;
export const didYouMean = 'Did you mean';
export const kindsOfResults = 'Kinds of results';
export const typeAProductA =
  'Type a product, a thickness, a brand or a seller into the box above, in English or Hindi: 18mm marine ply, सनमाइका, 8x4.';
export const suggestions = 'Suggestions';
export const seeAllResults = 'See all results';
export const productsIn = (place: string) => `Products in ${place}`;
export const seeAllResultsIn = (place: string) => `See all results in ${place}`;
