import { useChange } from '#forms/useChange.ts';
import type { closingRequirement } from './requirements.queries.ts';

/** Moves an own requirement to another state; every list is read again. */
export const useMoving = (moving: ReturnType<typeof closingRequirement>) =>
  useChange(moving, { refresh: [['requirements']], refreshOnError: true });
