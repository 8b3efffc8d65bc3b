import path from 'node:path';

/** Which files travel together to the browser: thirty small ones compress worse, and one holds up a slow phone. */

/** Strangers begin with these, if not with the home page. */
export const FIRST_SCREENS = [
  'catalog/listing/ShopScreen',
  'catalog/listing/CategoryScreen',
  'catalog/product/ProductScreen',
  'sellers/store/StoreScreen',
  'reels/feed/ReelsScreen',
];

const source = path.resolve(import.meta.dirname, '../src');
type Modules = ReadonlySet<string>;
type Graph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** Of a library each screen runs another part. */
const LIBRARY = /\/node_modules\//;
/** Of these every page runs most; what changes, repeats or reads many at once comes with the screens that do so. */
const EVERYWHERE =
  /node_modules\/(?:@tanstack(?!.*\/(?:mutation|useMutation|infinite|useInfinite|queriesObserver|useQueries))|zod|use-sync-external-store)/;

/** Anything else that a first screen wants, other screens want too: they should not get that screen with it. */
const FEATURE = /web\/src\/features\//;

/** A file of ours, what it imports at once, and so on. */
function cameWith(file: string, graph: Graph): Modules {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || LIBRARY.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(path.join(source, file));
  return found;
}

type Name = (id: string, graph: Graph) => string | null;

/** What every page runs in one file, what several first screens share in a second one, a screen's own code in a third. */
function firstPages(): Readonly<Record<'base' | 'parts' | 'own', Name>> {
  let entry: Modules | undefined;
  let always: Modules | undefined;
  let screens: readonly Modules[] = [];
  const screensOf = (id: string, graph: Graph): string[] => {
    if (screens.length === 0) screens = FIRST_SCREENS.map((screen) => cameWith(`features/${screen}.tsx`, graph));
    return FIRST_SCREENS.filter((_, at) => screens[at]?.has(id));
  };
  return {
    base(id, graph) {
      entry ??= cameWith('entry-client.ts', graph);
      always ??= cameWith('hydrate.tsx', graph);
      return always.has(id) && !entry.has(id) ? 'base' : null;
    },
    parts(id, graph) {
      const wantedBy = screensOf(id, graph).length;
      return wantedBy > 1 || (wantedBy === 1 && !FEATURE.test(id)) ? 'parts' : null;
    },
    own: (id, graph) => screensOf(id, graph)[0] ?? null,
  };
}

const { base, parts, own } = firstPages();
// A group takes what its files import with it, unless an earlier one has it.
export const CHUNKS = [
  { name: 'entry', test: /vite\/preload-helper|rolldown\/runtime|web\/src\/(?:yield-to-browser|ui\/fetched-twice)/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  // Apart from ours: a slow line brings two files sooner than one, and they change less often.
  { name: 'libraries', test: EVERYWHERE },
  { name: base, debugName: 'base' },
  { name: parts, debugName: 'parts' },
  { name: 'icons', test: /lucide-react\//, minShareCount: 6 },
  { name: own, debugName: 'screens' },
  // Small modules of many screens share one file.
  { name: 'shared', test: /lucide-react\/|contract\/src\/|web\/src\/api\//, minShareCount: 8 },
];
