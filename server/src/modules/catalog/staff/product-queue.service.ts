import type { ReviewDetail, ReviewItem } from '@plyhaat/contract/admin/admin';
import { unaskedFacts } from '@plyhaat/contract/catalog/asked-facts';
import { COLUMN_TITLES } from '@plyhaat/contract/catalog/batch-columns';
import type { ProductContent } from '@plyhaat/contract/catalog/product-content';
import { formatLicence, standardWarning } from '@plyhaat/contract/catalog/standards';
import { contactMarks } from '@plyhaat/contract/core/contact-in-text';
import { formatDay } from '@plyhaat/contract/core/dates';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { indianDay } from '#platform/indian-day.ts';
import type { QueuePage } from '#platform/review/reviewable.ts';
import { CATEGORY_TREE } from '../reference/categories.reference.ts';
import { shownContent } from '../selling/contents.service.ts';
import { differencesOf, type ProductVersionContent, sideOf } from '../selling/versions.content.ts';
import { selectOwnContent } from '../selling/versions.sql.ts';
import { type QueuedProduct, selectLatestVersion, selectVersion, selectVersions } from './product-queue.sql.ts';
import { likelySame, reviewPrice } from './review-facts.service.ts';

const itemOf = ({ settings }: Deps, row: QueuedProduct): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  title: row.title,
  about: row.isPublic ? `Change to a public product · ${row.category}` : `New product · ${row.category}`,
  picture: row.picture && !row.isOpen ? { ...row.picture, path: signPath(settings, row.picture.path) } : row.picture,
  owner: { _id: row.ownerId, slug: row.ownerSlug, name: row.ownerName },
  submittedAt: row.submittedAt,
  reason: row.reason,
});

export const listQueued = async (deps: Deps, page: QueuePage) =>
  (await selectVersions(deps.db, page)).map((row) => itemOf(deps, row));

/** A price that differs by this factor may have the wrong unit. */
const FAR_FROM_BEFORE = 2;

function licenceWarnings({ specification, categoryArr, standard, licenceValidTill: till }: ProductContent) {
  const category = categoryArr.at(-1)?.name;
  const mismatch = standardWarning({ grade: specification.grade, category, standard });
  return [
    ...(mismatch ? [mismatch] : []),
    ...(till && till < indianDay() ? [`The licence ended on ${formatDay(new Date(till))}.`] : []),
  ];
}

/** What nobody asks of such a product (CAT-31). */
function unaskedWarnings({ specification, categoryArr, ...content }: ProductContent) {
  const [main] = categoryArr;
  const slug = CATEGORY_TREE.find(({ name }) => name === main?.name)?.slug;
  const unasked = slug ? unaskedFacts(slug, { ...specification, ...content }) : [];
  return unasked.length > 0
    ? [`Unusual for ${main?.name}: ${unasked.map((fact) => COLUMN_TITLES[fact].toLowerCase()).join(', ')}.`]
    : [];
}

export function warningsOf(before: ProductContent | undefined, after: ProductContent) {
  const ratio = before ? after.price / before.price : 1;
  const isFar = ratio > FAR_FROM_BEFORE || ratio < 1 / FAR_FROM_BEFORE;
  return [
    ...(isFar ? ['The new price is far from the public one.'] : []),
    ...(after.sellingPrice !== null && after.sellingPrice > after.price
      ? ['The selling price is above the list price.']
      : []),
    ...licenceWarnings(after),
    ...unaskedWarnings(after),
    ...contactMarks([after.name, after.shortDescription, after.longDescription].join('\n')),
  ];
}

type LicenceRow = Pick<ProductVersionContent, 'licenceNumber' | 'licenceValidTill' | 'grade' | 'standard'>;

/** Whether the check of the public version's licence also holds for a later version. */
const isStillChecked = (product: LicenceRow & { licenceCheckedAt: Date | null }, version: LicenceRow): boolean =>
  product.licenceCheckedAt !== null &&
  (['licenceNumber', 'licenceValidTill', 'grade', 'standard'] as const).every(
    (name) => product[name] === version[name],
  );

export async function readQueued(deps: Deps, id: string): Promise<Omit<ReviewDetail, 'kind'> | undefined> {
  const row = await selectLatestVersion(deps.db, id);
  const found = row && (await selectVersion(deps.db, row.version));
  if (!row || !found) return undefined;
  const after = await shownContent(deps, found.version);
  const own = row.isPublic ? await selectOwnContent(deps.db, found.product) : undefined;
  const before = own && (await shownContent(deps, own));
  return {
    ...itemOf(deps, row),
    public: before ? sideOf(before) : null,
    pending: sideOf(after),
    differs: before ? differencesOf(before, after).map(({ label }) => label) : [],
    warnings: warningsOf(before, after),
    price: await reviewPrice(deps.db, id, found.version, own),
    likelySame: await likelySame(deps.db, found.product, found.version),
    ...(after.licenceNumber && {
      licence: {
        number: formatLicence(after.licenceNumber),
        validTill: after.licenceValidTill,
        isChecked: isStillChecked(found.product, found.version),
      },
    }),
    link: row.isPublic ? `/product/${row.slug}` : null,
  };
}
