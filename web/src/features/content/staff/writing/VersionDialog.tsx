import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { ArticleView } from './ArticleView.tsx';
import { postVersion, restoreVersion } from './writing.queries.ts';

type Props = { post: EditedPost; number: number; onClose: () => void; onRestored: () => void };

export function VersionDialog({ post, number, onClose, onRestored }: Props) {
  const { t } = useLingui();
  const { data, isError, error, refetch } = useQuery(postVersion(post._id, number));
  const restoring = useChange(() => restoreVersion(post._id, number, post.version), {
    refresh: [['admin', 'own', 'posts']],
    onSuccess: onRestored,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.name ?? t`Version ${number}`}
      description={data && t`Version ${number}, saved on ${{ moment: formatMoment(new Date(data.createdAt)) }}`}
      size="wide"
      dismissible={!restoring.isPending}
    >
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <>
          <Loading />
          <Skeleton className="h-60" />
        </>
      )}
      {data && (
        <ArticleView
          name={t`Version ${number}`}
          category={data.category}
          tags={data.tags}
          cover={data.image ? pictureAddress(data.image) : undefined}
          html={data.description}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="line" disabled={restoring.isPending} onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        {number !== post.version && (
          <Button busy={restoring.isPending} onClick={() => restoring.mutate()}>
            <Trans>Restore this version</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
