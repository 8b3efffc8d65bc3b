import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment, OwnComment } from '@plyhaat/contract/content/comments';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#api/session.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useFeature } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { formatPostDay } from '../post-day.ts';
import { CommentForm } from './CommentForm.tsx';
import { removeComment } from './comments.queries.ts';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

function Face({ author: { name, picture } }: Pick<Comment, 'author'>) {
  if (picture)
    return (
      <Picture picture={picture} alt="" ratio="1/1" sizes="40px" widths={[160]} className="size-10 rounded-full" />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-10 place-items-center rounded-full bg-teak-soft font-semibold text-meta text-teak-ink"
    >
      {initials(name)}
    </span>
  );
}

type FrameProps = { comment: Comment; aside: ReactNode; className?: string; children?: ReactNode };

function Frame({ comment, aside, className, children }: FrameProps) {
  const { t } = useLingui();
  return (
    <article className={classes('grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-5 text-ui', className)}>
      <Face author={comment.author} />
      <div className="min-w-0">
        <header className="flex min-h-6 flex-wrap items-center gap-x-2">
          <b className="font-semibold">{comment.author.name || t`Member`}</b>
          {aside}
        </header>
        <p className="wrap-anywhere mt-1 max-w-[64ch] whitespace-pre-line text-ink-2">{comment.text}</p>
        {children}
      </div>
    </article>
  );
}

/** A second press deletes: the first only asks. */
function DeleteButton({ id, blogId }: { id: string; blogId: string }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    try {
      const { message } = await removeComment(id);
      toastSuccess(message);
    } catch (error) {
      toastError((error as Error).message);
    }
    await queries.invalidateQueries({ queryKey: ['comments', blogId] });
  };
  if (!asked)
    return (
      <Button variant="quiet" onClick={() => setAsked(true)} className="!font-medium !text-ink-2">
        <Trans>Delete</Trans>
      </Button>
    );
  return (
    <>
      <Button variant="danger" onClick={() => void remove()}>
        <Trans>Delete permanently</Trans>
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        <Trans>Keep it</Trans>
      </Button>
    </>
  );
}

const STATES: Readonly<Record<OwnComment['status'], MessageDescriptor | null>> = {
  PENDING: msg`Waiting for approval`,
  REJECTED: msg`Not published`,
  APPROVED: null,
};

/** What only its author sees. */
export function OwnWaiting({ comment, blogId }: { comment: OwnComment; blogId: string }) {
  const { t } = useLingui();
  const rejected = comment.status === 'REJECTED';
  const state = STATES[comment.status];
  return (
    <Frame
      comment={comment}
      className={classes('mt-4 rounded-card px-4', rejected ? 'bg-brick-soft' : 'bg-amber-soft')}
      aside={<Badge tone={rejected ? 'no' : 'wait'}>{state && t(state)}</Badge>}
    >
      {comment.rejectReason && <p className="mt-1 font-medium text-brick">{comment.rejectReason}</p>}
      <div className="-mb-3 -ml-3 flex flex-wrap gap-1">
        <DeleteButton id={comment._id} blogId={blogId} />
      </div>
    </Frame>
  );
}

export function CommentItem({ comment, blogId }: { comment: Comment; blogId: string }) {
  const { t } = useLingui();
  const { user } = useSession();
  const [answering, setAnswering] = useState(false);
  const isOpen = useFeature('comments');
  const mine = user?._id === comment.author._id;
  const name = comment.author.name || t`Member`;
  return (
    <Frame
      comment={comment}
      className={classes('border-line border-b', comment.parentId && 'ml-6 xs:ml-13')}
      aside={
        <time dateTime={comment.createdAt} className="text-ink-3 text-meta">
          {formatPostDay(new Date(comment.createdAt), 'short', t)}
        </time>
      }
    >
      <div className="-mb-3 -ml-3 flex flex-wrap gap-1 print:hidden">
        {isOpen && (
          <Button
            variant="quiet"
            aria-label={t`Reply to ${name}`}
            aria-expanded={answering}
            onClick={() => setAnswering(!answering)}
            className="!font-medium !text-ink-2"
          >
            <Trans>Reply</Trans>
          </Button>
        )}
        {mine ? (
          <DeleteButton id={comment._id} blogId={blogId} />
        ) : (
          <ReportButton
            kind="comment"
            id={comment._id}
            className="inline-flex min-h-11 items-center gap-1.5 rounded px-3 font-medium text-ink-2 text-ui hover:bg-sunken"
          />
        )}
      </div>
      {answering && (
        <CommentForm
          blogId={blogId}
          parentId={comment._id}
          label={t`Reply to ${name}`}
          onDone={() => setAnswering(false)}
        />
      )}
    </Frame>
  );
}
