import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeadLetter, Queue } from '@plyhaat/contract/admin/system';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { pageOf } from '#shell/page-of.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { DEAD_PER_PAGE, deadLetters, discarding, retrying, retryingAll, systemState } from './system.queries.ts';
import { countText, momentText } from './system.words.ts';

const route = getRouteApi('/console/admin/system');

/** After a refusal too: another may have been quicker. */
const READ_AGAIN = { refresh: [systemState().queryKey], refreshOnError: true };

export function DeadLetters({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const { task, page: pageText } = route.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(deadLetters(page, task));
  const kinds = queues.filter(({ dead }) => dead > 0);
  const addressOf = (kind: string | undefined, to?: number) =>
    ({
      to: '/admin/system',
      search: { ...(kind && { task: kind }), ...(to && { page: String(to) }) },
      resetScroll: false,
    }) as const;
  return (
    <Panel
      title={t`Failed jobs`}
      line={t`Jobs that failed every try. They wait for you.`}
      tools={
        (kinds.length > 0 || task !== undefined) && (
          <Kinds kinds={kinds} task={task} onChoose={(chosen) => void router.navigate(addressOf(chosen))} />
        )
      }
    >
      {found.isError && (
        <ErrorState
          text={t`Failed to load the failed jobs. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.data?.total === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Nothing has failed for good.</Trans>
        </p>
      )}
      <ul className="grid">
        {found.data?.data.map((letter) => (
          <Letter key={letter._id} letter={letter} />
        ))}
      </ul>
      <Pagination
        label={t`Failed jobs`}
        page={page}
        pages={Math.ceil((found.data?.total ?? 0) / DEAD_PER_PAGE)}
        hrefFor={(to) => router.buildLocation(addressOf(task, to)).href}
        onPage={(to) => void router.navigate(addressOf(task, to))}
      />
    </Panel>
  );
}

type KindsProps = {
  kinds: readonly Queue[];
  task: string | undefined;
  onChoose: (task: string | undefined) => void;
};

/** One kind alone; then all of it can be retried. */
function Kinds({ kinds, task, onChoose }: KindsProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useChange(retryingAll, READ_AGAIN);
  const dead = kinds.find((kind) => kind.task === task)?.dead ?? 0;
  const count = countText(dead);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <NativeSelect
        size="sm"
        aria-label={t`All kinds`}
        value={task ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
        className="max-w-60"
      >
        <option value="">
          <Trans>All kinds</Trans>
        </option>
        {kinds.map((kind) => (
          <option key={kind.task} value={kind.task}>
            {kind.task}
          </option>
        ))}
      </NativeSelect>
      {task !== undefined && dead > 0 && (
        <Button variant="line" busy={isPending} onClick={() => mutate(task)}>
          <Trans>Retry all ({count})</Trans>
        </Button>
      )}
    </div>
  );
}

function Letter({ letter: { _id, task, attempts, lastError, createdAt } }: { letter: DeadLetter }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const retry = useChange(retrying, READ_AGAIN);
  const remove = useChange(discarding, READ_AGAIN);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3 text-ui first:pt-0 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <b className="font-semibold">{task}</b>
        <p className="text-ink-2">{lastError ?? <Trans>No message was left.</Trans>}</p>
        <p className="text-ink-3 text-meta">
          {momentText(createdAt)} · <Plural value={attempts} one={`${attempts} try`} other={`${attempts} tries`} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="line"
          busy={retry.isPending}
          aria-label={t`Retry job ${_id}`}
          onClick={() => retry.mutate(_id)}
        >
          <Trans>Retry</Trans>
        </Button>
        <Button variant="danger" aria-label={t`Remove job ${_id}`} onClick={() => setAsking(true)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Remove this job for good?`}
        text={t`What it was to do will not be done. This cannot be undone.`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Cancel`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(_id)}
      />
    </li>
  );
}
