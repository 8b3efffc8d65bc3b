/** Which files travel together to the browser. A name that fits no file fails `web/test/chunks.test.ts`. */

/** Files of ours that every first page runs, without their ending. */
const FIRST_PAGE_FILES = [
  ...['browser', 'call', 'queries', 'session'].map((name) => `web/src/api/${name}`),
  ...['site', 'installation', 'Head', 'navigation', 'Avatar', 'login', 'later', 'address', 'root'].map(
    (name) => `web/src/shell/${name}`,
  ),
  ...['catalog/shop.address', 'catalog/tints', 'search/search.address'].map((name) => `web/src/features/${name}`),
  ...['home.queries', 'Rail', 'SectionSkeleton'].map((name) => `web/src/features/home/${name}`),
  ...['Button', 'classes', 'hydrated', 'overlays/Toaster'].map((name) => `web/src/ui/${name}`),
  ...['Carousel', 'CarouselControls', 'carousel.context', 'carousel.state', 'autoplay'].map(
    (name) => `web/src/ui/carousel/${name}`,
  ),
  ...['Logo', 'Picture', 'SectionHead', 'SheetDrawing', 'Spinner'].map((name) => `web/src/ui/display/${name}`),
  ...['demo', 'endpoint', 'errors', 'paging', 'phone', 'picture', 'roles', 'site'].map(
    (name) => `contract/src/core/${name}`,
  ),
  'contract/src/catalog/catalog',
  'contract/src/promotions/banners',
];

/** Small things that many screens share: without the primitives, which a screen may do without. */
const SMALL_FILES = [
  'web/src/features/catalog/ProductCard',
  ...['CallButton', 'useContact', 'target'].map((name) => `web/src/features/leads/contact/${name}`),
  ...['Badge', 'Card', 'Chip', 'Empty', 'Grid', 'Phone', 'Place', 'Price', 'Skeleton', 'Stars', 'Verified'].map(
    (name) => `web/src/ui/display/${name}`,
  ),
];

const escaped = (name: string) => name.replaceAll('.', '\\.');
/** What a screen of the server's build is named in the browser's, and the other way round, differs by its ending alone. */
const oneOf = (names: readonly string[]) => `(${names.map(escaped).join('|')})\\.tsx?$`;

const REACT_PACKAGES = 'node_modules/(react|react-dom|scheduler)/';
// Changing something waits for a form, and every form comes later.
const FIRST_PAGE_PACKAGES =
  'node_modules/(@tanstack(?!.*/(mutationObserver|useMutation))|zod|use-sync-external-store)/';
const FIRST_PAGE_ICONS =
  'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared|default|icons/(chevron-(left|right)|pause|play))';

export const REACT = new RegExp(REACT_PACKAGES);
export const FIRST_PAGE = new RegExp([FIRST_PAGE_PACKAGES, FIRST_PAGE_ICONS, oneOf(FIRST_PAGE_FILES)].join('|'));
export const SMALL_PARTS = new RegExp(['lucide-react/', 'contract/src/', 'web/src/api/', oneOf(SMALL_FILES)].join('|'));
export const PRELOAD = /vite\/preload-helper|web\/src\/yield-to-browser/;

/** Every pattern by itself, for the test that each still fits a file. */
export const PATTERNS: readonly RegExp[] = [
  ...[...FIRST_PAGE_FILES, ...SMALL_FILES].map((name) => new RegExp(`^${oneOf([name])}`)),
  ...[REACT_PACKAGES, 'node_modules/@tanstack/', 'node_modules/zod/', 'node_modules/use-sync-external-store/'].map(
    (pattern) => new RegExp(pattern),
  ),
  /lucide-react\/dist\/esm\/createLucideIcon/,
  /lucide-react\/dist\/esm\/icons\/chevron-left/,
  /^contract\/src\//,
  /^web\/src\/api\//,
  /^web\/src\/yield-to-browser/,
];
