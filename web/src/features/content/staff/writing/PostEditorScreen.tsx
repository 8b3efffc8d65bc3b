import { Trans, useLingui } from '@lingui/react/macro';
import { postNotFound } from '@plyhaat/contract/content/blog';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '#api/call.ts';
import { useCrumb } from '#console/crumb.ts';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { ContentGuard } from '../ContentFrame.tsx';
import { PostActions } from './PostActions.tsx';
import { PostFields } from './PostFields.tsx';
import { usePostForm } from './usePostForm.ts';
import { Versions } from './Versions.tsx';
import { STATUS_NAMES, STATUS_TONES, stateLine } from './words.ts';
import { writtenPost } from './writing.queries.ts';

export function NewPostScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`New post`}>
      <PostEditor post={undefined} onReload={() => {}} />
    </ContentGuard>
  );
}

export function PostEditorScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`Edit post`}>
      <Opened />
    </ContentGuard>
  );
}

const route = getRouteApi('/console/admin/content/posts/$id');

function Opened() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const { data, isError, error, isFetching, refetch } = useQuery(writtenPost(id));
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const reload = async () => {
    await queries.refetchQueries({ queryKey: writtenPost(id).queryKey, exact: true });
    setRound((before) => before + 1);
  };
  if (isError && !data) {
    const gone = error instanceof CallError && error.is(postNotFound);
    return (
      <ErrorState
        text={gone ? postNotFound.message : t`Failed to load the post. Please try again.`}
        onRetry={gone ? undefined : () => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Waiting />;
  return <PostEditor key={`${id} ${round}`} post={data} onReload={() => void reload()} />;
}

function PostEditor({ post, onReload }: { post: EditedPost | undefined; onReload: () => void }) {
  const { t } = useLingui();
  const handle = usePostForm(post);
  const { form, element, restored, startAnew, isOutdated, clearDraft } = handle;
  const loadLatest = () => {
    clearDraft();
    onReload();
  };
  return (
    <>
      <Top post={post} />
      <Form
        ref={element}
        aria-label={post ? t`Edit post` : t`New post`}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-5"
      >
        {restored && <RestoredDraft onStartAnew={startAnew} />}
        {isOutdated && (
          <p role="alert" className="flex flex-wrap gap-x-3 rounded bg-brick-soft px-4 py-3 text-brick text-ui">
            <Trans>
              Someone else has saved this post since you opened it. Copy what you want to keep, then{' '}
              <button type="button" className="link" onClick={loadLatest}>
                load the latest version
              </button>
            </Trans>
          </p>
        )}
        <PostFields key={restored ? 'restored' : 'fresh'} form={form} post={post} />
        <PostActions handle={handle} post={post} />
      </Form>
      {post && <Versions post={post} onRestored={onReload} />}
    </>
  );
}

function Top({ post }: { post: EditedPost | undefined }) {
  const { t } = useLingui();
  useCrumb(post ? t`Edit post` : t`New post`);
  return (
    <div className="grid gap-2">
      <h1 className="text-head wrap-anywhere">{post?.name ?? t`New post`}</h1>
      {post && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
          <Badge tone={STATUS_TONES[post.status]}>{t(STATUS_NAMES[post.status])}</Badge>
          {t(stateLine(post))}
          {post.publicSlug && (
            <a href={`/blog/${post.publicSlug}`} target="_blank" rel="noreferrer" className="link">
              <Trans>View as a reader</Trans>
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-80" />
    </div>
  );
}
