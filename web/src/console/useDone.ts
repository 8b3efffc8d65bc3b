import { useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

/** What a change in the console ends with: its message, lists read anew, and a dialog that closes. */
export function useDone(onDone: () => void) {
  const queries = useQueryClient();
  return {
    onSuccess: ({ message }: { readonly message: string }) => {
      toastSuccess(message);
      void queries.invalidateQueries({ queryKey: ['admin'] });
      onDone();
    },
    onError: ({ message }: Error) => toastError(message),
  };
}
