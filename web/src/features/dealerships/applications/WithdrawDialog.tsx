import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { titleOf } from '../territory.ts';
import { withdrawing } from './applications.queries.ts';
import * as TEXTS from './texts.ts';

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
      title={TEXTS.withdrawThisApplication}
      text={application ? withdrawalText(application) : undefined}
      confirmLabel={TEXTS.withdraw}
      danger
      busy={leaving.isPending}
      onConfirm={() => application && leaving.mutate(application._id)}
    />
  );
}

function withdrawalText({ opportunity, status }: OwnApplication): string {
  const cities = status === 'accepted' ? TEXTS.theCitiesGivenTo : '';
  return TEXTS.noLongerSeesYour(opportunity.Organisation_name, titleOf(opportunity), cities);
}
