import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, optionalText, requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { filled } from '../core/sentence.ts';
import { UUID } from '../core/uuid.ts';
import { fileField, NAMED_BY_ID, NOT_A_PRODUCT_OF_YOURS, SELF, WITH_FILES } from '../promotions/placements.ts';
import { MOST_REEL_PRODUCTS } from './reel-product.ts';
import { Reel, reelNotFound } from './reels.ts';

/** What the form says (REEL-1). */
export const REEL_NEEDS = { description: 'Please select a description', video: 'Please Add Video' } as const;
const TOO_MANY_PRODUCTS = filled`Please choose at most ${{ most: MOST_REEL_PRODUCTS }} products`;
export const LONGEST_REEL_DESCRIPTION = 2000;

const Product = z.string().check(z.regex(UUID, NOT_A_PRODUCT_OF_YOURS));
const Named = z.string().check(z.maxLength(200));
const namesIn = (value: string | string[]) =>
  [value]
    .flat()
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
/** A list, or one text with commas as multipart has it. */
const Products = z.pipe(
  z.pipe(z.union([Named, listOfAtMost(Named, 50)]), z.transform(namesIn)),
  listOfAtMost(Product, MOST_REEL_PRODUCTS, TOO_MANY_PRODUCTS),
);

const sent = {
  description: requiredText(REEL_NEEDS.description, LONGEST_REEL_DESCRIPTION),
  /** The first sentence of the description where none is given. */
  title: z.optional(optionalText(120)),
  video: fileField(REEL_NEEDS.video),
  /** Own approved products, up to three. */
  productIds: z.optional(Products),
  /** The second of the video whose frame becomes the poster; the nearest of the frames on offer is taken. */
  posterAt: z.optional(z.nullable(z.coerce.number().check(z.gte(0), z.lte(3600)))),
  /** A .vtt file of up to 100 KB. */
  captions: z.optional(OptionalFile),
  userId: SELF,
};
const FILES = { video: 'reel', captions: 'captions' } as const;

export const ReelForm = z.object(sent);
export type ReelForm = z.output<typeof ReelForm>;
export const ReelPatch = z.extend(z.partial(z.object({ ...sent, video: OptionalFile })), {
  /** The owner's switch, without review. */
  isActive: z.optional(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ]),
  ),
});
export type ReelPatch = z.output<typeof ReelPatch>;

export const notYourReel = failure('not_your_reel', 403, 'You can only see and change your own reels.');

export const addReel = endpoint({
  method: 'POST',
  path: '/reelVideo',
  access: 'seller',
  feature: 'reels',
  summary: 'Submits a reel; it is listed once its film is ready and staff have approved it',
  creates: true,
  files: FILES,
  body: ReelForm,
  reply: { message: z.string(), data: Reel },
  failures: WITH_FILES,
});
export const updateReel = endpoint({
  method: 'PATCH',
  path: '/reelVideo/updateById/:id',
  access: 'seller',
  feature: 'reels',
  summary: 'Changes an own reel; the approved version stays public until the change is decided',
  params: NAMED_BY_ID,
  files: FILES,
  body: ReelPatch,
  reply: { message: z.string(), data: Reel },
  failures: [reelNotFound, notYourReel, ...WITH_FILES],
});
export const deleteReel = endpoint({
  method: 'DELETE',
  path: '/reelVideo/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own reel',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [reelNotFound, notYourReel],
});
