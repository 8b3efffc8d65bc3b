import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

/** A change of the home page: said when it is done, and everything that shows it is read again. */
export function useChange<Input>(
  change: (input: Input) => Promise<{ readonly message: string }>,
  onDone: () => void = () => {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
    },
    onError: ({ message }) => toastError(message),
    onSettled: () => queries.invalidateQueries(),
  });
}
