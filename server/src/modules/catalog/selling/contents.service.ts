import type { ProductContent } from '@plyhaat/contract/catalog/product-content';
import { unitOf } from '@plyhaat/contract/catalog/unit-name';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { type ProductVersionContent, picturesOf } from './versions.content.ts';
import { brandIs, selectBrand, selectCategoryWithParent, selectPictures } from './versions.sql.ts';

/** Pictures by path for readers of this version; private ones get a signed address that expires. */
async function picturesFor({ db, settings }: Pick<Deps, 'db' | 'settings'>, paths: readonly string[]) {
  const rows = await selectPictures(db, paths);
  return new Map(
    rows.map(({ path, open, picture }) => [
      path,
      picture && !open ? { ...picture, path: signPath(settings, path) } : picture,
    ]),
  );
}

/** A version in the field names of the form, for its owner and for staff. */
export async function shownContent(
  deps: Pick<Deps, 'db' | 'settings'>,
  content: ProductVersionContent,
): Promise<ProductContent> {
  const category = await selectCategoryWithParent(deps.db, content.categoryId);
  const brand = content.brandId ? await selectBrand(deps.db, brandIs(content.brandId)) : undefined;
  const pictures = await picturesFor(deps, picturesOf(content));
  const { thickness, application, grade, wood, glue, warranty } = content;
  return {
    name: content.name,
    categoryId: content.categoryId,
    categoryArr: [
      ...(category?.parentId ? [{ categoryId: category.parentId, name: category.parentName ?? '' }] : []),
      { categoryId: content.categoryId, name: category?.name ?? '' },
    ],
    brandId: content.brandId,
    brand: brand?.name ?? null,
    price: content.listPrice,
    sellingPrice: content.sellingPrice,
    pricetype: content.priceUnit,
    unitName: content.unitName ?? null,
    countedIn: unitOf(content.unitName ?? null, category?.unitName ?? null),
    slabs: [...content.slabs],
    shortDescription: content.shortDescription,
    longDescription: content.longDescription,
    specification: { thickness, application, grade, wood, glue, warranty },
    size: content.size,
    finish: content.finish,
    standard: content.standard,
    licenceNumber: content.licenceNumber,
    licenceValidTill: content.licenceValidTill,
    minimumOrder: content.minimumOrder,
    mainImage: content.mainImage,
    picture: pictures.get(content.mainImage) ?? null,
    imageArr: content.images.map((image) => ({ image, picture: pictures.get(image) ?? null })),
  };
}
