import * as z from 'zod/mini';
import { filled } from './sentence.ts';

/**
 * Every list that a caller may send. The length is looked at before the items: a list that is too long is refused at
 * once, however costly its items are to check.
 */
export const listOfAtMost = <T extends z.core.$ZodType>(
  item: T,
  most: number,
  message = filled`Please use at most ${{ most }} entries`,
  wrongKind?: string,
) => z.array(item, wrongKind).check(z.maxLength(most, message));
