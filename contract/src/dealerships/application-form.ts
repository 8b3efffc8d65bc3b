import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../core/email.ts';
import { optionalText, requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';

/** What every applicant answers (DEAL-10). */
export const APPLICATION_QUESTIONS = [
  'Where is your business located?',
  'How many years have you been in business?',
  'Which brands do you currently deal with?',
  'What is your annual turnover?',
  'What is the approximate size of your premises?',
] as const;

const APPLICATION_NEEDS = {
  Organisation_name: 'Organization name is required',
  email: 'Email is required',
  invalidEmail: 'Invalid email address',
  answer: 'Answer is required',
} as const;
export const APPLICATION_LENGTHS = { Organisation_name: 120, answer: 500 } as const;

export const Answer = z.object({ question: z.string(), answer: z.string() });
export type Answer = z.infer<typeof Answer>;

const Given = z.object({
  question: z.string().check(z.maxLength(300)),
  answer: requiredText(APPLICATION_NEEDS.answer, APPLICATION_LENGTHS.answer),
});

/** Known to the server from the opportunity and the token; accepted because apps send them (DEAL-9). */
const unused = z.optional(z.unknown());

export const ApplicationForm = z
  .object({
    /** The opportunity. */
    ownerShipId: z.uuid(),
    Organisation_name: requiredText(APPLICATION_NEEDS.Organisation_name, APPLICATION_LENGTHS.Organisation_name),
    email: z.pipe(
      requiredText(APPLICATION_NEEDS.email, 254).check(z.refine(isEmail, APPLICATION_NEEDS.invalidEmail)),
      z.transform(normalizeEmail),
    ),
    questionArr: listOfAtMost(Given, 20, undefined, APPLICATION_NEEDS.answer),
    /** One of the applicant's own active dealerships, to send a copy of. */
    dealershipId: z.optional(z.nullable(z.uuid())),
    userId: z.optional(optionalText(100)),
    dealershipOwnerId: unused,
    Type: unused,
    Brand: unused,
    Product: unused,
    categoryArr: unused,
    cityId: unused,
    stateId: unused,
    image: unused,
  })
  .check((form) => {
    for (const [i, question] of APPLICATION_QUESTIONS.entries())
      if (!form.value.questionArr.some((given) => given.question === question))
        form.issues.push({
          code: 'custom',
          path: ['questionArr', i, 'answer'],
          message: APPLICATION_NEEDS.answer,
          input: form.value.questionArr,
        });
  });
export type ApplicationForm = z.output<typeof ApplicationForm>;

export const ApplicationStatus = z.enum(['new', 'shortlisted', 'accepted', 'rejected', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const REJECTION_NEEDS_REASON = 'Please give a reason for the rejection';
const ACCEPTANCE_NEEDS_CITY = 'Please choose at least one city';

/** What the owner makes of an application. */
export const ApplicationDecision = z
  .object({
    status: z.optional(z.enum(['new', 'shortlisted', 'accepted', 'rejected'])),
    /** Shown to the applicant. */
    reason: z.optional(optionalText(1000)),
    /** Seen by the owner alone. */
    note: z.optional(optionalText(2000)),
    /** With `accepted`: which of the cities are given; all where none is named. */
    cities: z.optional(listOfAtMost(z.uuid(), 30).check(z.minLength(1, ACCEPTANCE_NEEDS_CITY))),
    /** Gives a city that somebody else has already. */
    confirm: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ status, reason }) => status !== 'rejected' || !!reason, {
      path: ['reason'],
      error: REJECTION_NEEDS_REASON,
    }),
  );
export type ApplicationDecision = z.output<typeof ApplicationDecision>;
