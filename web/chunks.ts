import path from 'node:path';

/** Which files travel together to the browser. A name that fits no file fails `web/test/chunks.test.ts`. */

/** Files of ours that every first page runs, without their ending. */
const FIRST_PAGE_FILES = [
  ...['browser', 'call', 'pick', 'queries', 'session'].map((name) => `web/src/api/${name}`),
  ...['site', 'installation', 'Head', 'navigation', 'Avatar', 'login', 'later', 'address', 'root'].map(
    (name) => `web/src/shell/${name}`,
  ),
  ...['catalog/shop.address', 'catalog/shown-product', 'notifications/push/push.mark', 'search/search.address'].map(
    (name) => `web/src/features/${name}`,
  ),
  ...['home.queries', 'Rail', 'SectionSkeleton'].map((name) => `web/src/features/home/${name}`),
  ...['Button', 'classes', 'hydrated', 'icons/createIcon', 'icons/symbols', 'overlays/Toaster'].map(
    (name) => `web/src/ui/${name}`,
  ),
  ...['Carousel', 'CarouselControls', 'carousel.context', 'carousel.state', 'autoplay'].map(
    (name) => `web/src/ui/carousel/${name}`,
  ),
  ...['Logo', 'Picture', 'SectionHead', 'SheetDrawing', 'Spinner', 'tints'].map((name) => `web/src/ui/display/${name}`),
  ...['demo', 'endpoint', 'errors', 'paging', 'phone', 'picture', 'roles', 'site', 'time-units'].map(
    (name) => `contract/src/core/${name}`,
  ),
  'contract/src/catalog/catalog',
  'contract/src/promotions/banners',
];

const escaped = (name: string) => name.replaceAll('.', '\\.');
/** File names of the server's and the browser's build differ by their ending alone. */
const oneOf = (names: readonly string[]) => `(${names.map(escaped).join('|')})\\.tsx?$`;

const REACT_PACKAGES = 'node_modules/(react|react-dom|scheduler)/';
// Mutations are needed by forms only, and forms load later.
const FIRST_PAGE_PACKAGES =
  'node_modules/(@tanstack(?!.*/(mutationObserver|useMutation))|zod|use-sync-external-store)/';
const FIRST_PAGE_ICONS = 'lucide-react/dist/esm/icons/(bell|chevron-(left|right)|pause|play)|icon-factory';

export const REACT = new RegExp(REACT_PACKAGES);
const FIRST_PAGE = new RegExp([FIRST_PAGE_PACKAGES, FIRST_PAGE_ICONS, oneOf(FIRST_PAGE_FILES)].join('|'));
/** What several of the screens for members share. */
export const SHARED = /lucide-react\/|contract\/src\/|web\/src\/api\//;
export const PRELOAD = /vite\/preload-helper|web\/src\/yield-to-browser|rolldown\/runtime/;

/** Screens that strangers begin with, by their chunk: the files that a page names, and what they import. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  shop: [
    'features/catalog/listing/ShopScreen.tsx',
    'features/catalog/listing/CategoryScreen.tsx',
    'features/catalog/listing/browse.load.ts',
  ],
  product: ['features/catalog/product/ProductScreen.tsx', 'features/catalog/product/product.queries.ts'],
  store: ['features/sellers/store/StoreScreen.tsx', 'features/sellers/store/store.queries.ts'],
  sellers: ['features/sellers/listing/SellersScreen.tsx', 'features/sellers/sellers.queries.ts'],
  ...Object.fromEntries(
    ['Latest', 'Flash', 'Arrivals', 'Sellers', 'Reels', 'Stories', 'Opportunities', 'States', 'Requirements'].map(
      (name) => [`home ${name}`, [`features/home/sections/${name}Section.tsx`]],
    ),
  ),
};
const source = path.resolve(import.meta.dirname, 'src');
type Graph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** What comes with some files: they themselves and what they import at once, and so on. */
function cameWith(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const file of files) add(path.join(source, file));
  return found;
}

/**
 * What every first page runs in one file; a screen's own code in a second one, and what it shares with other such
 * screens in a third.
 */
export function firstChunks(): (id: string, graph: Graph) => string | null {
  let everywhere: ReadonlySet<string> | undefined;
  let screens: (readonly [name: string, modules: ReadonlySet<string>])[] = [];
  return (id, graph) => {
    if (FIRST_PAGE.test(id)) return 'base';
    if (!everywhere) {
      everywhere = cameWith(['hydrate.tsx', 'features/home/HomeScreen.tsx'], graph);
      screens = Object.entries(SCREENS).map(([name, files]) => [name, cameWith(files, graph)]);
    }
    const [first, second] = screens.filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (!first) return null;
    if (everywhere.has(id)) return 'base';
    if (second) return 'parts';
    return first.startsWith('home') ? null : first;
  };
}

/** Every pattern by itself, for the test that each still fits a file. */
export const PATTERNS: readonly RegExp[] = [
  ...FIRST_PAGE_FILES.map((name) => new RegExp(`^${oneOf([name])}`)),
  ...[REACT_PACKAGES, 'node_modules/@tanstack/', 'node_modules/zod/', 'node_modules/use-sync-external-store/'].map(
    (pattern) => new RegExp(pattern),
  ),
  /lucide-react\/dist\/esm\/icons\/chevron-left/,
  /^contract\/src\//,
  /^web\/src\/api\//,
  /^web\/src\/yield-to-browser/,
];
