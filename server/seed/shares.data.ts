/** The lists of the sample sellers: how long ago, how many products, and how far prices have moved since. */
export const SHARES = [
  { title: 'Festive rates for dealers', daysAgo: 1, products: 8, rise: 1, opensADay: 6 },
  { title: null, daysAgo: 9, products: 5, rise: 1.04, opensADay: 4 },
  { title: 'Site supply rates', daysAgo: 24, products: 10, rise: 1.07, opensADay: 2 },
] as const;

/** The distributor and the dealer that anybody may sign in as. */
export const SHARING_PHONES = ['9000000002', '9000000003'] as const;
