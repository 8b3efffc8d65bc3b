import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogPost } from '@plyhaat/contract/content/blog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSession } from '#api/session.ts';
import { useFeature } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem, OwnWaiting } from './CommentItem.tsx';
import { commentList } from './comments.queries.ts';

/** Approved comments with their answers, the box to write one, and what only its author sees yet. */
export function Comments({ post: { _id, commentCount } }: { post: BlogPost }) {
  const { t } = useLingui();
  const { user } = useSession();
  const isOpen = useFeature('comments');
  const list = useInfiniteQuery(commentList(user?._id, _id));
  const [first] = list.data?.pages ?? [];
  return (
    <section id="comments" aria-labelledby="comments-title" className="mt-12 scroll-mt-36 border-line border-t pt-8">
      <h2 id="comments-title" className="text-title">
        <Trans>Comments</Trans>{' '}
        <span className="font-normal text-ink-3 tabular-nums">{first?.total ?? commentCount}</span>
      </h2>
      {isOpen ? (
        <CommentForm
          blogId={_id}
          id="write-comment"
          label={t`Write a comment`}
          placeholder={t`What is your experience?`}
        />
      ) : (
        <p className="mt-4 text-ink-2 text-ui">
          <Trans>New comments are closed at the moment.</Trans>
        </p>
      )}
      {first?.own.map((comment) => (
        <OwnWaiting key={comment._id} comment={comment} blogId={_id} />
      ))}
      {list.isError && !first && (
        <ErrorState
          text={t`Failed to load comments. Please try again.`}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
          className="mt-6"
        />
      )}
      {list.data?.pages.flatMap(({ data }) =>
        data.map(({ replies, ...comment }) => (
          <Fragment key={comment._id}>
            <CommentItem comment={comment} blogId={_id} />
            {replies.map((reply) => (
              <CommentItem key={reply._id} comment={reply} blogId={_id} />
            ))}
          </Fragment>
        )),
      )}
      {list.hasNextPage && (
        <Button
          variant="line"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mt-5 print:hidden"
        >
          <Trans>Show more comments</Trans>
        </Button>
      )}
    </section>
  );
}
