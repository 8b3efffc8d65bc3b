import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPost, PostVersion } from '@plyhaat/contract/content/staff/writing';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { VersionDialog } from './VersionDialog.tsx';
import { postVersions } from './writing.queries.ts';

type Props = { post: EditedPost; onRestored: () => void };

/** Every save of the post: to be looked at, and to go back to. */
export function Versions({ post, onRestored }: Props) {
  const { t } = useLingui();
  const { data, isError, error, refetch } = useQuery(postVersions(post._id, post.version));
  const [open, setOpen] = useState<number>();
  return (
    <Panel
      title={t`Versions`}
      line={t`Every save creates a version. Restoring an old version adds it as the latest, unpublished.`}
    >
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data?.total === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Your next save creates the first version.</Trans>
        </p>
      )}
      <ol aria-label={t`Versions`} className="grid">
        {data?.data.map((version) => (
          <Row key={version.number} version={version} latest={post.version} onLook={() => setOpen(version.number)} />
        ))}
      </ol>
      {open !== undefined && (
        <VersionDialog
          post={post}
          number={open}
          onClose={() => setOpen(undefined)}
          onRestored={() => {
            setOpen(undefined);
            onRestored();
          }}
        />
      )}
    </Panel>
  );
}

function Row({ version, latest, onLook }: { version: PostVersion; latest: number; onLook: () => void }) {
  const { t } = useLingui();
  const { number, name, editor, isPublic, restoredFrom, createdAt } = version;
  const line = `${formatMoment(new Date(createdAt))} · ${editor ?? 'Plyhaat'}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 text-ui first:pt-0 last:border-b-0 last:pb-0">
      <span className="w-8 text-ink-3 tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="block text-ink-3 text-meta">
          {restoredFrom === null ? line : t`${line} · restored from ${restoredFrom}`}
        </span>
      </span>
      {number === latest && (
        <Badge>
          <Trans>Latest</Trans>
        </Badge>
      )}
      {isPublic && (
        <Badge tone="ok">
          <Trans>Live for readers</Trans>
        </Badge>
      )}
      <Button variant="line" aria-label={t`View version ${number}`} onClick={onLook}>
        <Trans>View</Trans>
      </Button>
    </li>
  );
}
