import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { RequirementForm } from './RequirementForm.tsx';
import { EMPTY, valuesOf } from './requirement-values.ts';
import { ownId, ownRequirement } from './requirements.queries.ts';

const account = getRouteApi('/account');

/** Adds a requirement, or edits the one that the address names (ALL-24). */
export function RequirementFormScreen() {
  const { requirementId, extra } = account.useSearch();
  const editing = requirementId ?? extra;
  return editing ? <Edit key={editing} id={editing} /> : <Add key="new" />;
}

function Add() {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Add Requirement</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>Everyone can see your requirement. Only sellers with a subscription can get your number.</Trans>
        </p>
      </div>
      <RequirementForm draft="requirement" defaults={EMPTY} />
    </div>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(ownRequirement(ownId(), id));
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Edit Requirement</Trans>
      </h1>
      {isError && (
        <ErrorState
          text={t`Failed to load requirement data for editing.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <FormSkeleton />}
      {data && <RequirementForm draft={`requirement.${id}`} id={id} defaults={valuesOf(data)} />}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-32" />
      <Skeleton corners="control" className="h-12" />
    </div>
  );
}
