import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import type { closingRequirement } from './requirements.queries.ts';

/** Moves an own requirement to another state: what the server answers is said, and every list is read again. */
export function useMoving(moving: ReturnType<typeof closingRequirement>) {
  const queries = useQueryClient();
  return useMutation({
    ...moving,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: ({ message }) => toastError(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['requirements'] }),
  });
}
