import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#api/call.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

const NONE: Readonly<Record<string, string>> = {};
const fieldsOf = (error: Error | null) => (error instanceof CallError ? error.fields : NONE);

/**
 * Sends one change, says how it went, and reads everything anew: also after a refusal, which often means that somebody
 * else was quicker. A second press while the first is on its way does nothing.
 */
export function useChange<Body>(send: (body: Body) => Promise<{ message: string }>, onDone?: () => void) {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await queries.invalidateQueries();
      onDone?.();
    },
    onError: async (error) => {
      if (Object.keys(fieldsOf(error)).length === 0) toastError(error.message);
      await queries.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const change = (body: Body) => {
    if (!sending.isPending) sending.mutate(body);
  };
  return { change, isBusy: sending.isPending, fields: fieldsOf(sending.error) };
}
