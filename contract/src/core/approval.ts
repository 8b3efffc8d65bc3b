import * as z from 'zod/mini';

/** Staff decide what is published: what a seller saves is PENDING until then. */
export const Approval = z.enum(['PENDING', 'APPROVED', 'REJECTED']);
export type Approval = z.infer<typeof Approval>;
