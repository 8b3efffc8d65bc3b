import * as z from 'zod/mini';
import { listOfAtMost } from '../core/lists.ts';

/** What a seller publishes for a while, by the names of the wire. */
export const PlacedKind = z.enum(['banner', 'advertisement', 'flashSale', 'promotion']);
export type PlacedKind = z.infer<typeof PlacedKind>;

/** `seen`: half of it was on screen for a second. `tap`: somebody followed it. */
export const PlacementLook = z.object({ kind: PlacedKind, id: z.uuid(), stage: z.enum(['seen', 'tap']) });
export type PlacementLook = z.infer<typeof PlacementLook>;

/** So many travel in one call. */
export const MOST_LOOKS = 40;
export const PlacementLooks = listOfAtMost(PlacementLook, MOST_LOOKS);

/** Results of a placement: visitors a day who saw and tapped it, and leads within 24 hours of a tap. */
export const PlacementResults = z.object({ seen: z.int(), tapped: z.int(), leads: z.int() });
export type PlacementResults = z.infer<typeof PlacementResults>;
