import * as z from 'zod/mini';
import { requiredText } from '../core/fields.ts';
import { amountDigits } from '../core/price-field.ts';

/**
 * How far a requirement is. Pending: it waits for staff, or is paused until its buyer confirms it. Expired: 30 days have
 * passed. It moves by renewing, completing, accepting a quote, confirming, expiry and reports alone.
 */
export const RequirementStatus = z.enum(['Active', 'Pending', 'Completed', 'Expired']);
export type RequirementStatus = z.infer<typeof RequirementStatus>;

/** A status in any writing. Forms send APPROVED, which is Active (REQ-2). */
const STATUSES = {
  active: 'Active',
  approved: 'Active',
  pending: 'Pending',
  completed: 'Completed',
  expired: 'Expired',
} as const;
export const AnyStatus = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.toLowerCase()),
  ),
  z.pipe(
    z.enum(['active', 'approved', 'pending', 'completed', 'expired']),
    z.transform((name: keyof typeof STATUSES): RequirementStatus => STATUSES[name]),
  ),
);

/** What the form says (REQ-1). */
export const REQUIREMENT_NEEDS = {
  title: 'Title is required',
  description: 'Description is required',
  quantity: 'Quantity is required',
  budget: 'Budget is required',
  stateId: 'State is required',
  cityId: 'City is required',
} as const;
export const INVALID_BUDGET = 'Please enter a valid budget';
export const INVALID_STATE = 'Please choose a state from the list';
export const INVALID_CITY = 'Please choose a city of that state';
export const INVALID_KIND = 'Please choose a category from the list';

export const REQUIREMENT_LENGTHS = { title: 150, description: 2000, quantity: 60 } as const;

const HIGHEST_BUDGET = 999_999_999;
const isBudget = (text: string) =>
  /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) >= 1 && Number(text) <= HIGHEST_BUDGET;

/** `1250000`, `'1250000'` or `'12,50,000'`, in rupees. */
const Budget = z.pipe(
  z.pipe(z.union([z.number(), z.string().check(z.trim())], REQUIREMENT_NEEDS.budget), z.transform(amountDigits)),
  z.pipe(
    z.string().check(
      z.refine(isBudget, {
        error: ({ input }) => (input === '' ? REQUIREMENT_NEEDS.budget : INVALID_BUDGET),
      }),
    ),
    z.transform((text) => Math.round(Number(text) * 100) / 100),
  ),
);

/** `320` or `320 sheets`. */
const Quantity = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], REQUIREMENT_NEEDS.quantity),
    z.transform((quantity: number | string) => String(quantity)),
  ),
  requiredText(REQUIREMENT_NEEDS.quantity, REQUIREMENT_LENGTHS.quantity),
);

const chosen = (needed: string, invalid: string) =>
  z.string(needed).check(z.trim(), z.minLength(1, { error: needed, abort: true }), z.regex(z.regexes.uuid(), invalid));

const Title = requiredText(REQUIREMENT_NEEDS.title, REQUIREMENT_LENGTHS.title);
/** Apps do not send it, so it may be left empty: it says which sellers deal in the thing. */
const CategoryId = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((id: string | null) => id || null),
    z.nullable(z.uuid(INVALID_KIND)),
  ),
);

const needed = {
  description: requiredText(REQUIREMENT_NEEDS.description, REQUIREMENT_LENGTHS.description),
  quantity: Quantity,
  stateId: chosen(REQUIREMENT_NEEDS.stateId, INVALID_STATE),
  cityId: chosen(REQUIREMENT_NEEDS.cityId, INVALID_CITY),
};

/** The fields of the form on the screen. */
export const RequirementFields = z.object({
  title: Title,
  ...needed,
  budget: Budget,
  categoryId: CategoryId,
});

/** What a PATCH may say. Title and budget are also known by the names that the answers give them. */
export const RequirementPatch = z.partial(
  z.object({
    title: Title,
    productName: Title,
    ...needed,
    budget: Budget,
    value: Budget,
    categoryId: CategoryId,
    /** Forms send one; it is ignored (REQ-2). */
    status: AnyStatus,
    /** Whoever sends it names itself; the buyer is taken from the token. */
    userId: z.string().check(z.maxLength(100)),
  }),
);
export type RequirementPatch = z.output<typeof RequirementPatch>;

const isGiven = (value: unknown) => value !== undefined;

/** The whole requirement. */
export const RequirementForm = z.extend(RequirementPatch, needed).check(
  z.refine((form) => isGiven(form.title ?? form.productName), {
    path: ['title'],
    error: REQUIREMENT_NEEDS.title,
    when: () => true,
  }),
  z.refine((form) => isGiven(form.budget ?? form.value), {
    path: ['budget'],
    error: REQUIREMENT_NEEDS.budget,
    when: () => true,
  }),
);
export type RequirementForm = z.output<typeof RequirementForm>;
