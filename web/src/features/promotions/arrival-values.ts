import { ArrivalForm } from '@plyhaat/contract/promotions/arrival-form';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import { type FormFile, refsOf, storedFile } from '#features/media/form-file.ts';
import { ownId } from '#features/selling/selling.queries.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';
import { toInput } from './schedule.ts';

export type ArrivalValues = {
  product: Choice | null;
  image: FormFile[];
  startDate: string;
  uploading: boolean;
};

const EMPTY: ArrivalValues = {
  product: null,
  image: [],
  startDate: '',
  uploading: false,
};

const valuesOf = (arrival: Arrival): ArrivalValues => ({
  product: { value: arrival.productId, label: arrival.productname },
  image: [storedFile(arrival.image, arrival.picture, 'Image')],
  startDate: toInput(arrival.startDate),
  uploading: false,
});

const bodyOf = ({ product, image, startDate }: ArrivalValues) => ({
  userId: ownId(),
  productId: product?.value ?? '',
  image: refsOf(image)[0] ?? '',
  ...(startDate && { startDate }),
});

export const arrivalRules = (saved?: Arrival) => rulesBy(ArrivalForm, saved ? valuesOf(saved) : EMPTY, bodyOf);
