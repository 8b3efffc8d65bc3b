import type { ApplicationDecision } from '@plyhaat/contract/dealerships/application-form';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deciding } from './applications.queries.ts';

type Outcome = { readonly onDone?: () => void; readonly onError?: (error: Error) => void };

/** Saves what the owner makes of an application, and brings every list up to date that shows it. */
export function useDeciding({ _id }: Application) {
  const queries = useQueryClient();
  const saving = useMutation(deciding(_id));
  const decide = (change: ApplicationDecision, { onDone, onError }: Outcome = {}) =>
    saving.mutate(change, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onDone?.();
        for (const key of ['applications', 'opportunities']) void queries.invalidateQueries({ queryKey: [key] });
      },
      onError: onError ?? (({ message }) => toastError(message)),
    });
  return { decide, busy: saving.isPending };
}
