import { ArrivalForm } from '@plyhaat/contract/arrival-form';
import type { Arrival } from '@plyhaat/contract/arrivals';
import { type FormFile, refsOf, storedFile } from '#features/media/form-file.ts';
import { ownId } from '#features/selling/selling.queries.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';
import { asSaved, toInput } from './schedule.ts';

export type ArrivalValues = {
  product: Choice | null;
  /** These three are the product's. */
  slug: string;
  company: string;
  city: string;
  image: FormFile[];
  startDate: string;
  uploading: boolean;
};

const EMPTY: ArrivalValues = {
  product: null,
  slug: '',
  company: '',
  city: '',
  image: [],
  startDate: '',
  uploading: false,
};

const valuesOf = (arrival: Arrival): ArrivalValues => ({
  product: { value: arrival.productId, label: arrival.productname },
  slug: arrival.productSlug,
  company: arrival.companyName,
  city: arrival.cityName ?? '',
  image: [storedFile(arrival.image, arrival.picture, 'Image')],
  startDate: toInput(arrival.startDate),
  uploading: false,
});

export function arrivalRules(saved?: Arrival) {
  const bodyOf = ({ product, image, startDate }: ArrivalValues) => ({
    userId: ownId(),
    productId: product?.value ?? '',
    image: refsOf(image)[0] ?? '',
    ...(startDate && { startDate: asSaved(startDate, saved?.startDate) }),
  });
  return rulesBy(ArrivalForm, saved ? valuesOf(saved) : EMPTY, bodyOf);
}
