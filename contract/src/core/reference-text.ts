import * as z from 'zod/mini';

/**
 * A text that the product brings with it: the name of a place, a category or a plan, what a plan promises, a sentence
 * about the state of something or what is wrong with it. A reply tells it in the language that it is asked in. It is known by being this very schema, so no other stands for it.
 */
export const ReferenceText = z.string();
