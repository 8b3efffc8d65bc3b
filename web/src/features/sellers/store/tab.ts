import * as z from 'zod/mini';

/** Which tab a link of the page opens before a script does; anything else opens the first. */
export const StoreAddress = z.object({ tab: z.optional(z.enum(['products', 'reviews', 'about'])) });
