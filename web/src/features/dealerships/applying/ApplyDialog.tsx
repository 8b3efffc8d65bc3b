import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#api/call.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { activeDealerships, applicant, applicationCheck } from '../applications/applications.queries.ts';
import { opportunityDetail } from '../browsing/opportunities.queries.ts';
import { ApplicationFormDialog } from './ApplicationFormDialog.tsx';
import { ApplyRefused, isRefusal } from './ApplyRefused.tsx';

type Props = { id: string; userId: string; onClose: () => void };

/** The check comes first: the form opens only where the member may apply, and a refusal says why not. */
export function ApplyDialog({ id, userId, onClose }: Props) {
  const { t } = useLingui();
  const check = useQuery(applicationCheck(userId, id));
  const detail = useQuery({ ...opportunityDetail(id), enabled: check.isSuccess });
  const member = useQuery(applicant(userId));
  const dealerships = useQuery(activeDealerships(userId));
  const change = (open: boolean) => !open && onClose();
  if (isRefusal(check.error)) return <ApplyRefused id={id} refusal={check.error} onClose={onClose} />;
  const failed = [check, detail, member].filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <Dialog open onOpenChange={change} title={t`Apply`}>
        <ErrorState
          text={failed[0]?.error instanceof CallError ? failed[0].error.message : t`Please try again.`}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      </Dialog>
    );
  if (!check.isSuccess || !detail.data || !member.data || dealerships.isPending)
    return (
      <Dialog open onOpenChange={change} title={t`Apply`}>
        <Loading label={t`Checking whether you can apply`} />
        <Skeleton corners="control" className="h-12" />
        <Skeleton corners="card" className="h-32" />
        <Skeleton corners="control" className="h-12" />
      </Dialog>
    );
  return (
    <ApplicationFormDialog
      opportunity={detail.data.data}
      applicant={member.data.data}
      dealerships={dealerships.data ?? []}
      onClose={onClose}
    />
  );
}
