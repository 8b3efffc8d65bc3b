import * as z from 'zod/mini';

export const PRICE_UNITS = ['per Nos/sheet', 'per sq.ft', 'per sq.mt', 'per Rn.ft', 'per Cu.ft', 'per Cu.mt'] as const;
export const PriceUnit = z.enum(PRICE_UNITS);
export type PriceUnit = z.infer<typeof PriceUnit>;
