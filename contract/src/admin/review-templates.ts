import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { ReviewKind } from './admin.ts';

/** A reason that staff give often, by kind: a short title for the button, and the text that the owner reads. */
export const ReviewTemplate = z.object({ _id: z.string(), kind: ReviewKind, title: z.string(), text: z.string() });
export type ReviewTemplate = z.infer<typeof ReviewTemplate>;

export const MOST_TEMPLATES = 12;
export const listReviewTemplates = endpoint({
  method: 'GET',
  path: '/admin/review-templates',
  access: 'approver',
  summary: 'The reasons that staff give often, by kind',
  reply: { data: listOfAtMost(ReviewTemplate, MOST_TEMPLATES * ReviewKind.options.length) },
});

export const TEMPLATE_TITLE = 60;
export const TEMPLATE_TEXT = 1000;
const TemplateWords = z.object({
  title: requiredText('Please enter a title', TEMPLATE_TITLE),
  text: requiredText('Please enter the reason', TEMPLATE_TEXT),
});
const OneTemplate = z.object({ id: z.uuid() });
export const templateMissing = failure('template_missing', 404, 'This template has been deleted.');
export const templatesFull = failure('templates_full', 409, `A kind has at most ${MOST_TEMPLATES} templates.`);

export const addReviewTemplate = endpoint({
  method: 'POST',
  path: '/admin/review-templates',
  access: 'manager',
  summary: 'Adds a reason template to a kind',
  creates: true,
  body: z.extend(TemplateWords, { kind: ReviewKind }),
  reply: { data: ReviewTemplate },
  failures: [templatesFull],
});
export const changeReviewTemplate = endpoint({
  method: 'PATCH',
  path: '/admin/review-templates/:id',
  access: 'manager',
  summary: 'Changes the title or the text of a reason template',
  params: OneTemplate,
  body: z.partial(TemplateWords),
  reply: { data: ReviewTemplate },
  failures: [templateMissing],
});
export const deleteReviewTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/review-templates/:id',
  access: 'manager',
  summary: 'Deletes a reason template',
  params: OneTemplate,
  reply: { message: z.string() },
  failures: [templateMissing],
});
