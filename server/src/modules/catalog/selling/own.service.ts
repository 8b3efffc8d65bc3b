import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { selectCards } from '../listing/cards.reads.sql.ts';
import { withNamesForApps } from '../listing/names-for-apps.service.ts';
import { selectProduct, type Viewer } from '../listing/products.sql.ts';
import { selectSeller } from '../listing/seller.sql.ts';
import { shownContent } from './contents.service.ts';
import { countOwn, type OwnQuery, selectOwnPage } from './own.sql.ts';
import { differencesOf } from './versions.content.ts';
import { findProduct, selectOpenVersion, selectOwnContent } from './versions.sql.ts';

/** A seller's own list: what it saved last, and how far that is. */
export async function listOwn({ db, settings }: Deps, sellerId: string, query: OwnQuery) {
  const rows = await selectOwnPage(db, sellerId, query);
  const counts = await countOwn(db, sellerId, query.search);
  const total = query.approved ? counts[query.approved] : counts.PENDING + counts.APPROVED + counts.REJECTED;
  const cards = await selectCards(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.flatMap(({ id, listPrice, askedPrice, priceUnit, picture, isOpen, ...saved }) => {
    const card = cards.find(({ _id }) => _id === id);
    if (!card) return [];
    return {
      ...card,
      ...saved,
      price: askedPrice,
      originalPrice: listPrice,
      pricetype: priceUnit,
      sellingprice: `${askedPrice} ${priceUnit}`,
      picture: picture && !isOpen ? { ...picture, path: signPath(settings, picture.path) } : picture,
    };
  });
  return { data, total, totalElements: total, counts };
}

/** A product for a member. Its owner and staff also see what waits and how that differs. */
export async function readOwn(deps: Deps, idOrSlug: string, viewer: Viewer): Promise<ProductDetail | undefined> {
  const detail = await selectProduct(deps.db, idOrSlug, viewer);
  if (!detail) return undefined;
  if (!viewer.isStaff && detail.seller._id !== viewer.id) return withNamesForApps(deps.db, detail);
  const product = await findProduct(deps.db, detail._id);
  if (!product) return undefined;
  const own = await shownContent(deps, await selectOwnContent(deps.db, product));
  const open = await selectOpenVersion(deps.db, detail._id);
  const latest = open ? await shownContent(deps, open) : own;
  const isPublic = product.approval === 'APPROVED';
  return {
    ...detail,
    picture: own.picture,
    images: [own.picture, ...own.imageArr.map(({ picture }) => picture)].filter((picture) => picture !== null),
    approved: open?.state ?? product.approval,
    isPublic,
    rejectReason: open?.rejectReason ?? null,
    pending: open?.state === 'PENDING' ? latest : null,
    latest,
    differences: isPublic && open ? differencesOf(own, latest) : [],
    status: isPublic,
    code: product.code,
    categoryArr: own.categoryArr,
    imageArr: own.imageArr,
    longDescription: own.longDescription,
    specification: own.specification,
    createdById: product.sellerId,
    createdByObj: await selectSeller(deps.db, product.sellerId),
  };
}
