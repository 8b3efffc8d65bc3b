import { msg } from '@lingui/core/macro';
import { PromotionForm } from '@plyhaat/contract/promotions/promotion-form';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import { ownId } from '#api/own-id.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import { toInput } from '../schedule.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';

export type PromotionValues = {
  product: Choice | null;
  slug: string;
  message: string;
  image: FormFile[];
  startDate: string;
  endDate: string;
  uploading: boolean;
};

const EMPTY: PromotionValues = {
  product: null,
  slug: '',
  message: '',
  image: [],
  startDate: '',
  endDate: '',
  uploading: false,
};

const valuesOf = (promotion: Promotion, say: Say): PromotionValues => ({
  product: { value: promotion.productId, label: promotion.productName },
  slug: promotion.productSlug,
  message: promotion.message,
  image: [
    storedFile(promotion.image, promotion.picture, say(msg`Image or video`), promotion.isVideo ? 'video' : 'image'),
  ],
  startDate: toInput(promotion.startDate),
  endDate: toInput(promotion.endDate),
  uploading: false,
});

/** The payload as apps send it. */
const bodyOf = ({ product, slug, message, image, startDate, endDate }: PromotionValues) => ({
  userId: ownId(),
  productId: product?.value ?? '',
  productSlug: slug,
  message,
  image: refsOf(image)[0] ?? '',
  isVideo: image[0]?.kind === 'video',
  startDate,
  endDate,
});

export const promotionRules = (say: Say, saved?: Promotion) =>
  rulesBy(PromotionForm, saved ? valuesOf(saved, say) : EMPTY, bodyOf);
