import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { titleOf } from '../territory.ts';
import { withdrawing } from './applications.queries.ts';

type Props = { application: OwnApplication | null; onClose: () => void };

/** Asks first: there is one application a member, so it cannot be sent again. */
export function WithdrawDialog({ application, onClose }: Props) {
  const queries = useQueryClient();
  const leaving = useMutation({
    ...withdrawing(),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: ({ message }) => toastError(message),
    onSettled: () => {
      onClose();
      return Promise.all(
        ['applications', 'opportunities'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
  return (
    <ConfirmDialog
      open={application !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Withdraw this application?"
      text={application ? withdrawalText(application) : undefined}
      confirmLabel="Withdraw"
      danger
      busy={leaving.isPending}
      onConfirm={() => application && leaving.mutate(application._id)}
    />
  );
}

function withdrawalText({ opportunity, status }: OwnApplication): string {
  const cities = status === 'accepted' ? ' The cities given to you are open again.' : '';
  return `${opportunity.Organisation_name} no longer sees your answers and documents, and you cannot apply for ${titleOf(opportunity)} again.${cities}`;
}
