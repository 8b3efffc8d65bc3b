import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { commaList, listOf } from '../core/paging.ts';
import { amountDigits } from '../core/price-field.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { INVALID_CITY, INVALID_KIND, INVALID_STATE, REQUIREMENT_LENGTHS } from './requirement-form.ts';
import { ById, requirementNotFound } from './requirements.ts';

/** No more sellers than these are told of one requirement. */
export const MOST_NOTIFIED = 50;

/** What a match is made of; each has a weight. */
export const MatchPart = z.enum(['product', 'place', 'response', 'price']);
export type MatchPart = z.infer<typeof MatchPart>;

/** One reason, in words that seller and buyer both read: 'Lists Jalveer Marine BWP plywood 18 mm'. */
export const MatchReason = z.object({ part: MatchPart, text: z.string() });
export type MatchReason = z.infer<typeof MatchReason>;

export const MatchedSeller = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  isVerified: z.boolean(),
  reasons: z.array(MatchReason),
});
export type MatchedSeller = z.infer<typeof MatchedSeller>;

export const notMatched = failure('not_matched', 403, 'Only the buyer and the sellers it matches can see this.');

export const listMatches = endpoint({
  method: 'GET',
  path: '/requirement/:id/matches',
  access: 'member',
  summary: 'Why these sellers: all of them for the buyer and staff, the own one for a matched seller',
  params: ById,
  reply: listOf(MatchedSeller),
  failures: [requirementNotFound, notMatched],
});

const words = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');
const chosen = (error: string) => z.optional(z.union([z.uuid(error), z.literal('')]));
/** As far as it is typed; what is no amount yet counts for nothing. */
const rupees = z.optional(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(40))]),
    z.transform((budget: number | string) => Math.max(0, Number(amountDigits(budget)) || 0)),
  ),
);

/** What the form can say already; every field may still be empty. Title and budget have both names, as in the form. */
export const RequirementDraft = z.object({
  title: words(REQUIREMENT_LENGTHS.title),
  productName: words(REQUIREMENT_LENGTHS.title),
  description: words(REQUIREMENT_LENGTHS.description),
  quantity: words(REQUIREMENT_LENGTHS.quantity),
  budget: rupees,
  value: rupees,
  stateId: chosen(INVALID_STATE),
  cityId: chosen(INVALID_CITY),
  categoryId: chosen(INVALID_KIND),
});
export type RequirementDraft = z.output<typeof RequirementDraft>;

export const previewRequirement = endpoint({
  method: 'POST',
  path: '/requirement/preview',
  access: 'member',
  summary: 'About how many sellers would be told of a draft; nothing until it has a title and a state',
  body: RequirementDraft,
  reply: { sellers: z.nullable(z.int()) },
});

const Suggested = z.object({ _id: z.string(), name: ReferenceText });
export const suggestSpecification = endpoint({
  method: 'GET',
  path: '/requirement/suggest',
  access: 'public',
  summary: 'The category that the words of a requirement seem to ask for; thickness, grade and standard that they name',
  query: z.object({ q: z._default(SearchText, '') }),
  reply: {
    data: z.object({
      category: z.nullable(Suggested),
      thickness: z.nullable(z.string()),
      grade: z.nullable(z.string()),
      standard: z.nullable(z.string()),
    }),
  },
  cache: { seconds: 300, tags: ['products'] },
});

/** Whether a seller was told of a requirement, and why or why not, in sentences. */
export const MatchExplanation = z.object({ _id: z.string(), matched: z.boolean(), why: z.array(z.string()) });
export type MatchExplanation = z.infer<typeof MatchExplanation>;

export const listStandings = endpoint({
  method: 'GET',
  path: '/requirement/standing',
  access: 'seller',
  summary: 'Why the caller was told of each of these requirements, or why not; nothing about its own',
  query: z.object({ ids: commaList(z.uuid(), 24) }),
  reply: { data: z.array(MatchExplanation) },
});
