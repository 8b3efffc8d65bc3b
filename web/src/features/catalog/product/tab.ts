import * as z from 'zod/mini';

export const ProductTab = z.enum(['description', 'specifications', 'reviews']);
export type ProductTab = z.infer<typeof ProductTab>;
/** Which tab a link of the page opens before a script does; anything else opens the first. */
export const ProductAddress = z.object({ tab: z.optional(ProductTab) });
