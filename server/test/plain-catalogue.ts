import { FACET_KINDS, type FacetKind, type Question, type Row, type Text } from '#modules/search/index/rows.ts';

const has = ({ words }: Row, wanted: Text): boolean => {
  if (typeof wanted === 'string') return words.includes(wanted);
  return 'all' in wanted
    ? wanted.all.every((part) => has({ words } as Row, part))
    : wanted.any.some((part) => has({ words } as Row, part));
};
const inRange = (number: number | null, asked: readonly [number, number] | undefined) =>
  asked === undefined || (number !== null && number >= asked[0] && number <= asked[1]);

function keeps(product: Row, q: Question, kind: FacetKind): boolean {
  if (kind === 'price' || kind === 'sqft' || kind === 'one') return inRange(product[kind], q[kind]);
  if (kind === 'isi') return !q.isi || product.licensedUntil >= q.today;
  const [mine, chosen] = [product[kind], q.chosen[kind]];
  return chosen === undefined || (mine !== null && chosen.includes(mine));
}

const facetValue = (product: Row, kind: FacetKind, today: number): string | null => {
  if (kind === 'price') return String(product.priceStep);
  if (kind === 'sqft') return product.sqftStep === null ? null : String(product.sqftStep);
  if (kind === 'one') return product.oneStep === null ? null : String(product.oneStep);
  if (kind === 'isi') return product.licensedUntil >= today ? 'true' : null;
  return product[kind];
};

const codePoints = (name: string) => [...name].map((letter) => letter.codePointAt(0) ?? 0);
function compareNames(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const at = left.findIndex((point, n) => point !== right[n]);
  if (at < 0) return left.length - right.length;
  return (left[at] ?? -1) - (right[at] ?? -1);
}

/** How far a product is from the place; what lies nowhere is behind everything. */
const kmOf = ({ city }: Row, { around }: Question) => (city === null ? undefined : around?.kmTo(city)) ?? 1e9;

function compare(a: Row, b: Row, q: Question, byDistance: boolean): number {
  const { order, descending, rank } = q;
  const weight = (product: Row) =>
    (rank ?? []).reduce((sum, part) => sum + (has(product, part.text) ? part.weight : 0), 0);
  if (rank && weight(a) !== weight(b)) return weight(b) - weight(a);
  if (byDistance && kmOf(a, q) !== kmOf(b, q)) return kmOf(a, q) - kmOf(b, q);
  const forwards = descending ? -1 : 1;
  const byId = (a.id < b.id ? -1 : 1) * (order === 'createdAt' ? -forwards : forwards);
  if (order === 'name') return compareNames(a.name, b.name) * forwards || byId;
  const [left, right] = [a[order], b[order]];
  if (left === right) return byId;
  if (left === null || right === null) return left === null ? 1 : -1;
  return (left - right) * forwards;
}

/** What has everything that a question asks for but its filters. */
const baseOf = (rows: readonly Row[], q: Question) =>
  rows.filter(
    (product) =>
      (q.own || product.shown) &&
      (q.seller === undefined || product.seller === q.seller) &&
      (q.place === undefined || product[q.place.kind] === q.place.id) &&
      (q.text === undefined || has(product, q.text)) &&
      (q.news === undefined ||
        (product.approvedAt > q.news.since && product.approvedAt <= q.news.until && product.seller !== q.news.notOf)),
  );

/** Whether it costs no more than was said and has all that was chosen, of all kinds but one. */
const passes = (product: Row, q: Question, butFor?: FacetKind): boolean =>
  (!q.ceiling || inRange(product[q.ceiling.of], [0, q.ceiling.most])) &&
  FACET_KINDS.every((kind) => kind === butFor || keeps(product, q, kind));

/** All of a list in its order: what was found, and after few of a place the others, the nearest first. */
function listedOf(rows: readonly Row[], found: readonly Row[], q: Question) {
  const isPlaced = q.place !== undefined || q.chosen.city !== undefined || q.chosen.state !== undefined;
  const byDistance = q.around !== undefined && !isPlaced;
  const first = found.toSorted((a, b) => compare(a, b, q, byDistance));
  if (byDistance) return { listed: first, far: first, more: 0 };
  if (!q.around || first.length >= q.around.few) return { listed: first };
  const { place: _, ...anywhere } = q;
  const { city: __, state: ___, ...chosen } = q.chosen;
  const other: Question = { ...anywhere, chosen };
  const far = baseOf(rows, other)
    .filter((product) => !found.includes(product) && passes(product, other))
    .toSorted((a, b) => compare(a, b, q, true));
  return { listed: [...first, ...far], far, more: far.length };
}

/** What is told of those of a page that come from elsewhere. */
function elsewhereOf(page: readonly Row[], far: readonly Row[], more: number, q: Question) {
  const isKnown = ({ city }: Row) => city !== null && q.around?.kmTo(city) !== undefined;
  const [first] = far;
  return {
    more,
    kms: new Map(page.filter((row) => far.includes(row) && isKnown(row)).map((row) => [row.id, kmOf(row, q)])),
    ...(first && isKnown(first) && { nearest: { city: first.city, km: kmOf(first, q) } }),
  };
}

/** The expected answer, by a plain filter over the rows. */
export function plainly(rows: readonly Row[], q: Question) {
  const base = baseOf(rows, q);
  const found = base.filter((product) => passes(product, q));
  const butFor = (kind: FacetKind) => base.filter((product) => passes(product, q, kind));
  const facets = q.facets.map((kind) => {
    const values = butFor(kind)
      .map((product) => facetValue(product, kind, q.today))
      .filter((it) => it !== null);
    return [
      kind,
      Object.fromEntries(
        Map.groupBy(values, String)
          .entries()
          .map(([it, { length }]) => [it, length]),
      ),
    ];
  });
  const { listed, far, more } = listedOf(rows, found, q);
  const page = listed.slice(q.offset, q.offset + q.limit);
  return {
    ids: page.map(({ id }) => id),
    total: found.length,
    ...(far && { elsewhere: elsewhereOf(page, far, more, q) }),
    hasText: q.text === undefined || base.length > 0,
    ...(q.sqft && { withoutSqft: butFor('sqft').filter(({ sqft }) => sqft === null).length }),
    ...(q.one && { withoutOne: butFor('one').filter(({ one }) => one === null).length }),
    facets: Object.fromEntries(facets),
  };
}

/** How many of what is found each seller has. */
export function sellersIn(rows: readonly Row[], q: Question) {
  const found = baseOf(rows, q).filter((product) => passes(product, q));
  return Object.fromEntries(
    Map.groupBy(found, ({ seller }) => seller)
      .entries()
      .map(([seller, { length }]) => [seller, length]),
  );
}
