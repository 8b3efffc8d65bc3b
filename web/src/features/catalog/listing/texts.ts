/** What these screens say, in one place for other languages. */
export const nearMe = 'Near me';
export const categories = 'Categories';
export const category = 'Category';
export const city = 'City';
export const thickness = 'Thickness';
export const grade = 'Grade';
export const size = 'Size';
export const wood = 'Wood';
export const finish = 'Finish';
export const inStock = 'In stock';
export const verifiedSellers = 'Verified sellers';
export const isiVerified = 'ISI verified';
export const filters = 'Filters';
export const countedProducts = (total: number) =>
  `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
/** Of a place with few, with those of other places that are listed after them (SEARCH-9). */
export const showProducts = (total: number, nearby: number) =>
  nearby > 0
    ? `Show ${countedProducts(total)} + ${nearby.toLocaleString('en-IN')} nearby`
    : `Show ${countedProducts(total)}`;
export const productsInNearby = (total: number, place: string, nearby: number) =>
  `${countedProducts(total)} in ${place}, ${nearby.toLocaleString('en-IN')} nearby`;
export const noMatchIn = (name: string) => `No match in ${name} yet.`;
export const noMatchInYet = (name: string) => `No match in ${name} yet. Showing results from all of India.`;
export const onlyFoundIn = (found: number, place: string, city: string, km: string) =>
  `Only ${found} in ${place}. Nearest: ${city}, ${km} km.`;
export const noneFoundIn = (_found: number, place: string, city: string, km: string) =>
  `No match in ${place} yet. Nearest: ${city}, ${km} km.`;
export const price = 'Price';
export const firstToLast = (first: number, last: number, total: number) =>
  `${first.toLocaleString('en-IN')}–${last.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`;
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
export const upToMax = (max: string) => `Up to ${max}`;
/** Away from the heading that names the unit. */
export const upToMaxSqft = (max: string) => `up to ${max} / sq ft`;
