import {
  type FlashSaleForm,
  type FlashSalePatch,
  NOT_THE_LIST_PRICE,
  SALE_NOT_BELOW,
  SALE_NOT_BELOW_SELLING,
} from '@plyhaat/contract/promotions/flash-sale-form';
import type { DiscountType } from '@plyhaat/contract/promotions/flash-sales';
import { priceSales } from '#modules/catalog/catalog.ts';
import { withoutSignature } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { changedFile, claimFile, ownProduct, spanOf } from './content.service.ts';
import { SALE } from './kinds.sql.ts';
import { change, checkSelf, lockOpen, refuse, remove, submit, takeDays } from './placements.service.ts';
import { setSwitch } from './placements.sql.ts';
import { refuseOverlap } from './sale-overlap.service.ts';

/** Whatever is not 'Percentage' is a flat amount (PROMO-12). */
const discountOf = (text: string | null | undefined): DiscountType =>
  !text || /^percentage$/i.test(text) ? 'Percentage' : 'Flat';

type Prices = { readonly price?: number | undefined; readonly salePrice: number };

type ProductPrices = { readonly listPrice: number; readonly ownPrice: number };

/** Refuses a sale above the seller's current price, which may be far below the list price. */
function checkPrices({ listPrice, ownPrice }: ProductPrices, { price, salePrice }: Prices): void {
  if (price !== undefined && price !== listPrice) throw refuse({ price: NOT_THE_LIST_PRICE });
  if (salePrice >= listPrice) throw refuse({ salePrice: SALE_NOT_BELOW });
  if (salePrice >= ownPrice) throw refuse({ salePrice: SALE_NOT_BELOW_SELLING });
}

/** No picture of its own: the product's is shown, also after it changes (PROMO-13). */
const THE_PRODUCTS = '';
const isOf = ({ mainImage }: { mainImage: string }, ref: string | null | undefined) =>
  !!ref && withoutSignature(ref) === mainImage;

/** A flash sale of an own product, under review until staff decide. */
export const submitSale = (db: Db, who: Member, form: FlashSaleForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const product = await ownProduct(db, who, form.productId);
    checkPrices(product, form);
    const span = spanOf(form);
    await refuseOverlap(db, id, { product_id: product.id, ...span });
    const days = await takeDays(db, who, SALE, span);
    const file = isOf(product, form.image) ? undefined : await claimFile(db, who, SALE, id, form.image);
    const content = {
      product_id: product.id,
      sale_price: form.salePrice,
      discount_type: discountOf(form.discountType),
      description: form.description,
      image: file?.path ?? THE_PRODUCTS,
      ...span,
    };
    await submit(db, who, SALE, { id, days, content });
    if (form.status === false) await setSwitch(db, SALE, id, false);
    return id;
  });

/** Changes what was sent of an own sale. The switch alone is saved at once; anything else waits for staff. */
export const changeSale = (db: Db, who: Member, id: string, patch: FlashSalePatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const placement = await lockOpen(db, who, SALE, id);
    const { status, userId: _, ...changes } = patch;
    if (status !== undefined) {
      await setSwitch(db, SALE, id, status);
      await priceSales(db);
      await dropCached(db, [SALE.tag]);
    }
    if (Object.values(changes).every((value) => value === undefined)) return;
    const { latest } = placement;
    const product = await ownProduct(db, who, patch.productId ?? String(latest.product_id));
    const salePrice = patch.salePrice ?? Number(latest.sale_price);
    checkPrices(product, { price: patch.price, salePrice });
    const span = spanOf(patch, placement);
    await refuseOverlap(db, id, { product_id: product.id, ...span });
    const file = isOf(product, patch.image) ? undefined : await changedFile(db, who, SALE, placement, patch.image);
    await change(db, SALE, placement, {
      product_id: product.id,
      sale_price: salePrice,
      discount_type: patch.discountType === undefined ? (latest.discount_type ?? null) : discountOf(patch.discountType),
      description: patch.description ?? latest.description ?? null,
      image: file?.path ?? THE_PRODUCTS,
      ...span,
    });
  });

export const deleteSale = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await remove(db, who, SALE, id);
    await priceSales(db);
  });
