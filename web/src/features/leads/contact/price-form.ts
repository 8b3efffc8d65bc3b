import type { PriceForm } from '@plyhaat/contract/leads/price-request';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What the fields of 'Get price' hold while they are filled in. */
export type Values = z.input<typeof PriceForm>;
export type PriceFormState = UseFormReturn<Values, unknown, PriceForm>;
