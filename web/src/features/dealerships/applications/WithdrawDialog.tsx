import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { titleOf } from '../territory.ts';
import { withdrawing } from './applications.queries.ts';

type Props = { application: OwnApplication | null; onClose: () => void };

/** Asks first: there is one application a member, so it cannot be sent again. */
export function WithdrawDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const leaving = useChange(withdrawing(), {
    refresh: [['applications'], ['opportunities'], ['leads', 'own']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={application !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Withdraw this application?`}
      text={application ? t(withdrawalText(application)) : undefined}
      confirmLabel={t`Withdraw`}
      danger
      busy={leaving.isPending}
      onConfirm={() => application && leaving.mutate(application._id)}
    />
  );
}

function withdrawalText({ opportunity, status }: OwnApplication): MessageDescriptor {
  const { Organisation_name: organisation } = opportunity;
  const title = titleOf(opportunity);
  if (status === 'accepted')
    return msg`${organisation} will no longer see your answers and documents, and you cannot apply for ${title} again. The cities given to you will be open again.`;
  return msg`${organisation} will no longer see your answers and documents, and you cannot apply for ${title} again.`;
}
