import { msg } from '@lingui/core/macro';
import { ArrivalForm } from '@plyhaat/contract/promotions/arrival-form';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import { ownId } from '#api/own-id.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import { toInput } from '../schedule.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';

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

const valuesOf = (arrival: Arrival, say: Say): ArrivalValues => ({
  product: { value: arrival.productId, label: arrival.productname },
  image: [storedFile(arrival.image, arrival.picture, say(msg`Image`))],
  startDate: toInput(arrival.startDate),
  uploading: false,
});

const bodyOf = ({ product, image, startDate }: ArrivalValues) => ({
  userId: ownId(),
  productId: product?.value ?? '',
  image: refsOf(image)[0] ?? '',
  ...(startDate && { startDate }),
});

export const arrivalRules = (say: Say, saved?: Arrival) =>
  rulesBy(ArrivalForm, saved ? valuesOf(saved, say) : EMPTY, bodyOf);
