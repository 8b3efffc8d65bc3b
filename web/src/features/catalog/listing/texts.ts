/** What these screens say, in one place for other languages. */
export const nearMe = 'Near me';
export const shopByCategory = 'Shop by Category';
export const plywoodLaminatesVeneersDoors =
  'Plywood, laminates, veneers, doors, hardware and more: every category with its products.';
export const categories = 'Categories';
export const everythingForYourInteriors = 'Everything for your interiors, from sheets to hinges';
export const andMoreMore = (more: number) => `and ${more} more`;
export const category = 'Category';
export const inName = (name: string) => `In ${name}`;
export const fromMillsDistributorsAnd = (name: string, productCount: string) =>
  `${name} from mills, distributors and dealers across India: ${productCount} with prices.`;
export const subCategories = 'Sub-categories';
export const city = 'City';
export const thickness = 'Thickness';
export const grade = 'Grade';
export const size = 'Size';
export const wood = 'Wood';
export const finish = 'Finish';
export const inStock = 'In stock';
export const verifiedSellers = 'Verified sellers';
export const isiVerified = 'ISI verified';
export const availability = 'Availability';
export const clearAllFilters = 'Clear All Filters';
export const skipToProducts = 'Skip to products';
export const skipToFilters = 'Skip to filters';
export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
export const countedProducts = (total: number) =>
  `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
/** Of a place with few, with those of other places that are listed after them (SEARCH-9). */
export const showProducts = (total: number, nearby: number) =>
  nearby > 0
    ? `Show ${countedProducts(total)} + ${nearby.toLocaleString('en-IN')} nearby`
    : `Show ${countedProducts(total)}`;
export const productsInNearby = (total: number, place: string, nearby: number) =>
  `${countedProducts(total)} in ${place}, ${nearby.toLocaleString('en-IN')} nearby`;
export const close = 'Close';
export const brand = 'Brand';
export const state = 'State';
export const remove = 'Remove';
export const namePinPin = (name: string, pin: string) => `${name}, PIN ${pin}`;
export const noMatchIn = (name: string) => `No match in ${name} yet.`;
export const noMatchInYet = (name: string) => `No match in ${name} yet. Showing results from all of India.`;
export const onlyFoundIn = (found: number, place: string, city: string, km: string) =>
  `Only ${found} in ${place}. Nearest: ${city}, ${km} km.`;
export const noneFoundIn = (_found: number, place: string, city: string, km: string) =>
  `No match in ${place} yet. Nearest: ${city}, ${km} km.`;
export const price = 'Price';
export const priceForOne = 'For one: a sheet, door or piece';
export const priceRanges = 'Price ranges';
export const products2 = 'Products';
export const loadingProducts = 'Loading products';
export const forSearch = (search: string) => `for “${search}”`;
export const noExactMatchFor = (search: string) => `No exact match for “${search}”. Showing the closest results.`;
export const countProductsAre = (count: string) => `${count} products are`;
export const leftOutSizeIs = (products: string, their: string) => `${products} left out: ${their} size is not given.`;
export const oneSeller = 'One seller';
export const errorLoadingProductsPlease = 'Error loading products. Please try again.';
export const reloadPage = 'Reload Page';
export const noProductsFoundMatching = 'No products found matching your criteria.';
export const tryFewerFiltersA = 'Try fewer filters, a wider price range or other words.';
export const clearFilters = 'Clear Filters';
export const firstToLast = (first: number, last: number, total: number) =>
  `${first.toLocaleString('en-IN')}–${last.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`;
export const theFirst = 'The first';
export const areListedUseThe = 'are listed. Use the filters to find the rest.';
export const suggestedFilters = 'Suggested filters';
export const resultsForSearch = (search: string) => `Results for ${search}`;
export const shopAllProducts = 'Shop All Products';
export const plywoodLaminatesVeneersDoorsAnd =
  'Plywood, laminates, veneers, doors and hardware with prices per sheet and per sq.ft.';
export const shop = 'Shop';
export const sort = 'Sort';
export const bestMatch = 'Best match';
export const nameAToZ = 'Name: A to Z';
export const nameZToA = 'Name: Z to A';
export const priceLowToHigh = 'Price: low to high';
export const priceHighToLow = 'Price: high to low';
export const ratingHighToLow = 'Rating: high to low';
export const ratingLowToHigh = 'Rating: low to high';
export const newestFirst = 'Newest first';
export const pricePerSqFt = 'Price per sq.ft: low to high';
export const pricePerSqFtHigh = 'Price per sq.ft: high to low';
export const oldestFirst = 'Oldest first';
export const sortBy = 'Sort by';
export const productsPerPage = 'Products per page';
export const sizePerPage = (size: number) => `${size} per page`;
export const sponsored = 'Sponsored';
export const upToMax = (max: string) => `Up to ${max}`;
/** Away from the heading that names the unit. */
export const upToMaxSqft = (max: string) => `up to ${max} / sq ft`;
export const upToMaxUnit = (max: string) => `up to ${max} / unit`;
export const changeToUnit = 'Change to per unit';
export const changeToSqft = 'Change to per sq ft';
export const pricePerSqFt2 = 'Price per sq.ft';
export const pricePerSqFtLimits = 'Price per sq.ft limits';
