import { msg } from '@lingui/core/macro';
import { FLASH_SALE_NEEDS, FlashSaleForm } from '@plyhaat/contract/promotions/flash-sale-form';
import type { DiscountType, FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import type { Resolver } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import { toInput } from '../schedule.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';

export type SaleValues = {
  product: Choice | null;
  /** These three are the product's. */
  category: string;
  productImage: string;
  price: string;
  salePrice: string;
  discountType: DiscountType;
  startDate: string;
  endDate: string;
  description: string;
  image: FormFile[];
  status: boolean;
  uploading: boolean;
};

const EMPTY: SaleValues = {
  product: null,
  category: '',
  productImage: '',
  price: '',
  salePrice: '',
  discountType: 'Percentage',
  startDate: '',
  endDate: '',
  description: '',
  image: [],
  status: true,
  uploading: false,
};

function valuesOf({ productId: product, ...sale }: FlashSale, say: Say): SaleValues {
  return {
    product: { value: product._id, label: product.name },
    category: product.category,
    productImage: product.mainImage,
    price: String(sale.price),
    salePrice: String(sale.salePrice),
    discountType: sale.discountType,
    startDate: toInput(sale.startDate),
    endDate: toInput(sale.endDate),
    description: sale.description,
    image: sale.image === product.mainImage ? [] : [storedFile(sale.image, sale.picture, say(msg`Image`))],
    status: sale.status,
    uploading: false,
  };
}

/** Without a picture of its own the sale has the product's. */
const bodyOf = ({ product, productImage, category: _, uploading: __, image, ...values }: SaleValues) => ({
  userId: ownId(),
  productId: product?.value ?? '',
  ...values,
  image: refsOf(image)[0] ?? productImage,
});

/** The call names no category, because that is the product's; the form says that one is missing (PROMO-13). */
const NO_CATEGORY = { type: 'rule', message: FLASH_SALE_NEEDS.category };

export function saleRules(say: Say, saved?: FlashSale) {
  const rules = rulesBy(FlashSaleForm, saved ? valuesOf(saved, say) : EMPTY, bodyOf);
  const resolver: Resolver<SaleValues> = async (values, ...rest) => {
    const found = await rules.resolver(values, ...rest);
    if (values.category !== '') return found;
    return { values: {}, errors: { ...found.errors, category: NO_CATEGORY } };
  };
  return { ...rules, resolver };
}
