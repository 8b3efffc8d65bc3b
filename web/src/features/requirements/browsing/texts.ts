/** What these screens say, in one place for other languages. */
export const today = 'Today';
export const thisWeek = 'This week';
export const last14Days = 'Last 14 days';
export const filterRequirements = 'Filter requirements';
export const searchRequirements = 'Search requirements';
export const search = 'Search';
export const category = 'Category';
export const allCategories = 'All categories';
export const state = 'State';
export const allStates = 'All states';
export const quantity = 'Quantity';
export const anyQuantity = 'Any quantity';
export const countOrMore = (count: string) => `${count} or more`;
export const posted = 'Posted';
export const anyTime = 'Any time';
export const matchesMe = 'Matches me';
export const failedToLoadRequirements = 'Failed to load requirements. Please try again.';
export const noRequirementsNow = 'No requirements now';
export const buyersPostNewOnes = 'Buyers post new ones every day.';
export const noRequirementMatchesThese = 'No requirement matches these filters';
export const buyersPostNewOnesEvery =
  'Buyers post new ones every day. Sellers are notified of those that fit their products.';
export const clearFilters = 'Clear Filters';
export const oneRequirement = '1 requirement';
export const totalRequirements = (total: string) => `${total} requirements`;
export const featured = 'Featured';
export const matchesYou = 'Matches you';
export const whyYouWereNot = 'Why you were not notified';
export const loadingRequirements = 'Loading requirements';
export const buyerRequirements = 'Buyer requirements';
export const whatContractorsShopsAnd =
  'What contractors, shops and home owners are looking for. Sellers whose products fit are notified.';
export const addRequirement = 'Add Requirement';
export const whatBuyersAcrossIndia =
  'What buyers across India are looking for in plywood, boards, laminates, veneers, doors and hardware, with quantity and budget.';
export const forYou = 'For you';
export const seeAllForYou = 'See all that fit your products';
