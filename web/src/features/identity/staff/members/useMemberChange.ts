import type { MemberChange } from '@plyhaat/contract/identity/staff/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { changingMember } from './members.queries.ts';

/** Sends one change of a member, says how it went, and closes its dialog when it is done. */
export function useMemberChange(id: string, onDone: () => void) {
  const queries = useQueryClient();
  const changing = useMutation(changingMember(id));
  const change = (body: MemberChange) =>
    changing.mutate(body, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        void queries.invalidateQueries({ queryKey: ['admin'] });
        onDone();
      },
      onError: ({ message }) => toastError(message),
    });
  return { change, isBusy: changing.isPending };
}
