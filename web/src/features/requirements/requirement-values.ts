import { RequirementFields } from '@plyhaat/contract/requirements/requirement-form';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ownId, type RequirementBody } from './requirements.queries.ts';

type Field = keyof z.input<typeof RequirementFields>;

/** The form as it stands on the screen. */
export type Values = Record<Field, string>;
export type Parsed = z.output<typeof RequirementFields>;
export type RequirementFormState = UseFormReturn<Values, unknown, Parsed>;

export const FIELDS = Object.keys(RequirementFields.shape) as Field[];

export const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values;

export const valuesOf = (requirement: Requirement): Values => ({
  title: requirement.productName,
  description: requirement.description,
  quantity: requirement.quantity,
  budget: String(requirement.value),
  stateId: requirement.stateId,
  cityId: requirement.cityId,
  categoryId: requirement.category?._id ?? '',
});

/** Create and update always send status APPROVED (REQ-2). */
export const bodyOf = (values: Parsed): RequirementBody => ({ ...values, userId: ownId(), status: 'APPROVED' });
