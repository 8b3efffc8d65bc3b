/** The files that hold a route's screen and what its loader fetches with: a page names them, so that they come at once. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': ['home/HomeScreen.tsx'],
  '/shop': ['catalog/listing/ShopScreen.tsx', 'catalog/listing/browse.load.ts'],
  '/category/$slug': [
    'catalog/listing/CategoryScreen.tsx',
    'catalog/listing/browse.load.ts',
    'catalog/listing/categories.queries.ts',
  ],
  '/categories': ['catalog/listing/CategoriesScreen.tsx', 'catalog/listing/categories.queries.ts'],
  '/product/$idOrSlug': ['catalog/product/ProductScreen.tsx', 'catalog/product/product.queries.ts'],
  '/l/$code': ['catalog/sharing/ListScreen.tsx', 'catalog/sharing/list.queries.ts'],
  '/sellers': ['sellers/listing/SellersScreen.tsx', 'sellers/sellers.queries.ts'],
  '/seller/$id': ['sellers/store/StoreScreen.tsx', 'sellers/store/store.queries.ts'],
};

/** As the bundle's manifest names them. */
export const screensOf = (matches: readonly { readonly routeId: string }[]): readonly string[] =>
  matches.flatMap(({ routeId }) => (SCREENS[routeId] ?? []).map((file) => `src/features/${file}`));
