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
import * as TEXTS from './texts.ts';
import { usePostForm } from './usePostForm.ts';
import { Versions } from './Versions.tsx';
import { STATUS_NAMES, STATUS_TONES, stateLine } from './words.ts';
import { writtenPost } from './writing.queries.ts';

export function NewPostScreen() {
  return (
    <ContentGuard title={TEXTS.newPost}>
      <PostEditor post={undefined} onReload={() => {}} />
    </ContentGuard>
  );
}

export function PostEditorScreen() {
  return (
    <ContentGuard title={TEXTS.editPost}>
      <Opened />
    </ContentGuard>
  );
}

const route = getRouteApi('/console/admin/content/posts/$id');

function Opened() {
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
        text={gone ? postNotFound.message : TEXTS.failedToLoadThe}
        onRetry={gone ? undefined : () => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Waiting />;
  return <PostEditor key={`${id} ${round}`} post={data} onReload={() => void reload()} />;
}

function PostEditor({ post, onReload }: { post: EditedPost | undefined; onReload: () => void }) {
  const handle = usePostForm(post);
  const { form, element, restored, startAnew, isOutdated, clearDraft } = handle;
  return (
    <>
      <Top post={post} />
      <Form
        ref={element}
        aria-label={post ? TEXTS.editPost : TEXTS.newPost}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-5"
      >
        {restored && <RestoredDraft onStartAnew={startAnew} />}
        {isOutdated && (
          <p role="alert" className="flex flex-wrap gap-x-3 rounded bg-brick-soft px-4 py-3 text-brick text-ui">
            {TEXTS.somebodyElseSavedThis}
            <button
              type="button"
              className="link"
              onClick={() => {
                clearDraft();
                onReload();
              }}
            >
              {TEXTS.loadTheLatestVersion}
            </button>
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
  useCrumb(post ? TEXTS.editPost : TEXTS.newPost);
  return (
    <div className="grid gap-2">
      <h1 className="text-head wrap-anywhere">{post?.name ?? TEXTS.newPost}</h1>
      {post && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
          <Badge tone={STATUS_TONES[post.status]}>{STATUS_NAMES[post.status]}</Badge>
          {stateLine(post)}
          {post.publicSlug && (
            <a href={`/blog/${post.publicSlug}`} target="_blank" rel="noreferrer" className="link">
              {TEXTS.seeItAsReaders}
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
