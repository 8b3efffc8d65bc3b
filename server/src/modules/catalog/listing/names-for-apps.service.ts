import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { maskEmail } from '@plyhaat/contract/core/email';
import { maskPhone } from '@plyhaat/contract/core/phone';
import type { Db } from '#platform/db/db.ts';
import { selectSeller } from './seller.sql.ts';

/** A detail as everybody sees it, with the names that apps read beside ours (CAT-11). Contacts are masked. */
export async function withNamesForApps(db: Db, detail: ProductDetail): Promise<ProductDetail> {
  const { seller, parentCategory, categoryId, category, picture, images } = detail;
  const specification = (name: string) => detail.specifications.find((one) => one.name === name)?.value ?? null;
  const creator = await selectSeller(db, seller._id);
  return {
    ...detail,
    categoryArr: [
      ...(parentCategory ? [{ categoryId: parentCategory._id, name: parentCategory.name }] : []),
      { categoryId, name: category },
    ],
    imageArr: images.slice(picture ? 1 : 0).map((more) => ({ image: more.path, picture: more })),
    longDescription: detail.description,
    specification: {
      thickness: specification('Thickness'),
      application: specification('Application'),
      grade: specification('Grade'),
      wood: specification('Wood'),
      glue: specification('Glue'),
      warranty: specification('Warranty'),
    },
    createdById: seller._id,
    createdByObj: {
      ...creator,
      phone: creator.phone && maskPhone(creator.phone),
      email: creator.email && maskEmail(creator.email),
      whatsapp: creator.whatsapp && maskPhone(creator.whatsapp),
    },
  };
}
