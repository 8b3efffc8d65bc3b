import { APPLICATION_QUESTIONS, ApplicationForm } from '@plyhaat/contract/dealerships/application-form';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import type * as z from 'zod/mini';
import { ownId } from '#api/own-id.ts';
import { resolverBy } from '#forms/form-rules.ts';

/** The form as it stands on the screen; the answers in the order of their questions. */
export type Values = {
  Organisation_name: string;
  email: string;
  answers: Record<string, string>;
  /** Empty where none is attached. */
  dealershipId: string;
};

export const answerName = (at: number) => `answers.a${at}` as const;
const EMPTY_ANSWERS = Object.fromEntries(APPLICATION_QUESTIONS.map((_, at) => [`a${at}`, '']));

type Applicant = {
  readonly name: string;
  readonly email: string | null;
  readonly companyObj: { readonly name: string | null };
};

/** Prefilled from the member and its company (DEAL-9). */
export const defaultsOf = ({ name, email, companyObj }: Applicant): Values => ({
  Organisation_name: companyObj.name || name,
  email: email ?? '',
  answers: EMPTY_ANSWERS,
  dealershipId: '',
});

type Body = z.input<typeof ApplicationForm>;

/** The payload as apps send it (DEAL-9). */
export const bodyOf = (opportunity: Opportunity, values: Values): Body => ({
  Organisation_name: values.Organisation_name,
  email: values.email,
  ownerShipId: opportunity._id,
  dealershipOwnerId: opportunity.userId,
  userId: ownId(),
  Type: opportunity.Type,
  Brand: opportunity.Brand,
  Product: opportunity.product,
  categoryArr: opportunity.categories.map(({ _id }) => _id),
  cityId: opportunity.cities.map(({ _id }) => _id),
  stateId: opportunity.stateId,
  image: opportunity.image,
  questionArr: APPLICATION_QUESTIONS.map((question, at) => ({ question, answer: values.answers[`a${at}`] ?? '' })),
  ...(values.dealershipId && { dealershipId: values.dealershipId }),
});

/** Where the form shows what is said of `questionArr.2.answer`. */
export const fieldOf = (name: string): string => {
  const [list, at] = name.split('.');
  return list === 'questionArr' ? `answers.a${at ?? 0}` : name;
};

export const resolverFor = (opportunity: Opportunity) =>
  resolverBy<Values>(ApplicationForm, { bodyOf: (values) => bodyOf(opportunity, values), fieldOf });
