import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { resolverBy } from '#forms/form-rules.ts';

/** What is said of a product's id stands at its choice. */
const fieldOf = (name: string) => (name === 'productId' ? 'product' : name);

/** The rules of one kind's form: its call, and where the form shows what the contract says of it. */
export const rulesBy = <Values extends FieldValues, Body>(
  schema: z.ZodMiniType,
  defaults: Values,
  bodyOf: (values: Values) => Body,
) => ({ defaults, bodyOf, fieldOf, resolver: resolverBy<Values>(schema, { bodyOf, fieldOf }) });
